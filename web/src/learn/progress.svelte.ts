// Progress in the tutorial; stored in this browser, so that it continues where it was left.

import { memory } from "../parts/memory";
import { type Exercise, LESSONS, type Lesson } from "./lessons";

const KEY = "tutorial";
/** After the last lesson. */
const END = "end";

interface Kept {
  readonly lesson: string;
  readonly step: number;
  readonly done: readonly string[];
}

function loaded(): Kept {
  const { lesson, step, done }: Partial<Kept> = memory.load<Partial<Kept> | null>(KEY, null) ?? {};
  const found = LESSONS.find((one) => one.id === lesson);
  return {
    lesson: found?.id ?? (lesson === END ? END : (LESSONS[0]?.id ?? END)),
    step: found && typeof step === "number" && found.steps[step] ? step : 0,
    done: Array.isArray(done) ? done.filter((one) => LESSONS.some(({ id }) => id === one)) : [],
  };
}

export class Progress {
  private at = $state.raw(loaded());

  get place(): number {
    return LESSONS.findIndex((one) => one.id === this.at.lesson);
  }

  /** The lesson to do; none at the end. */
  get lesson(): Lesson | undefined {
    return LESSONS[this.place];
  }

  get step(): number {
    return this.at.step;
  }

  get exercise(): Exercise | undefined {
    return this.lesson?.steps[this.step];
  }

  get isLastStep(): boolean {
    return this.step + 1 === this.lesson?.steps.length;
  }

  get isLastLesson(): boolean {
    return this.place + 1 === LESSONS.length;
  }

  isDone(id: string): boolean {
    return this.at.done.includes(id);
  }

  go(id: string): void {
    this.keep({ ...this.at, lesson: id, step: 0 });
  }

  /** On to the next step, lesson, or the end. */
  next(): void {
    const { lesson } = this;
    if (!lesson) return;
    if (!this.isLastStep) this.keep({ ...this.at, step: this.step + 1 });
    else {
      const done = this.isDone(lesson.id) ? this.at.done : [...this.at.done, lesson.id];
      this.keep({ lesson: LESSONS[this.place + 1]?.id ?? END, step: 0, done });
    }
  }

  restart(): void {
    memory.remove(KEY);
    this.at = loaded();
  }

  private keep(at: Kept): void {
    this.at = at;
    memory.save(KEY, at);
  }
}
