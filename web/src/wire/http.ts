// Questions to the server over HTTP, each answered by a value or by a Trouble that says what was wrong.

import { answering } from "./answering.svelte";
import type {
  AnalysisView,
  AnalysisWanted,
  Eyes,
  GameSummary,
  GamesPage,
  Hint,
  Led,
  Line,
  Lobby,
  NewRating,
  NewTable,
  OpenedTable,
  OwnRating,
  Problem,
  PuzzleAnswer,
  PuzzleSolution,
  PuzzleView,
  QuickPlace,
  QuickWanted,
  RatingList,
  RecoveryCode,
  Replay,
  ReviewView,
  Rulings,
  SeatRatings,
  TableReplay,
  TableView,
} from "./types";

/** Why something failed: a code from the server, or `away` if it could not be reached. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** Temporary troubles: the same request may succeed in a moment. */
export const PASSING: ReadonlySet<string> = new Set(["away", "busy", "closing", "rate", "unavailable"]);

/** The code of whatever was thrown. */
export function codeOf(thrown: unknown): string {
  return thrown instanceof Trouble ? thrown.code : "mistake";
}

let known: Promise<void> | undefined;

/** Introduces this browser to the server, which sets a cookie that no script can read. */
export function introduce(): Promise<void> {
  known ??= askServer("GET", "/api/me", null)
    .then(checked)
    .then(
      () => undefined,
      (error) => {
        known = undefined;
        throw error;
      },
    );
  return known;
}

/** An answer, from the server or from this device. */
interface Reply {
  readonly status: number;
  readonly text: string;
}

async function request(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Reply> {
  const sent = body === undefined ? null : JSON.stringify(body);
  let reply = answering.isLocal(path) ? null : await askServer(method, path, sent, signal);
  if (!reply && (answering.isLocal(path) || answering.lost(path))) reply = await askHere(method, path, sent);
  signal?.throwIfAborted();
  return checked(reply);
}

/** The reply; throws a Trouble if it tells of one. */
function checked(reply: Reply | null): Reply {
  if (!reply) throw new Trouble("away", "the server cannot be reached");
  if (reply.status < 400) return reply;
  const problem = problemIn(reply.text);
  throw new Trouble(problem?.code ?? "mistake", problem?.text ?? "");
}

/** What the server replies; null if it cannot be reached. */
async function askServer(
  method: string,
  path: string,
  body: string | null,
  signal?: AbortSignal,
): Promise<Reply | null> {
  const headers: HeadersInit = body === null ? {} : { "Content-Type": "application/json" };
  try {
    const response = await fetch(path, { method, body, headers, signal: signal ?? null });
    const text = await response.text();
    // What stands before the server says so without a problem of ours.
    return response.status >= 502 && !problemIn(text) ? null : { status: response.status, text };
  } catch (error) {
    if (signal?.aborted) throw error;
    return null;
  }
}

/** What the worker on this device replies; null if it does not run. */
async function askHere(method: string, path: string, body: string | null): Promise<Reply | null> {
  try {
    const house = await import("../offline/house");
    return await house.request(method, path, body ?? "");
  } catch {
    return null;
  }
}

function problemIn(text: string): Problem | null {
  try {
    return JSON.parse(text) as Problem | null;
  } catch {
    return null;
  }
}

/** Makes sure that the server knows us before it is told something; without a server, nobody has to. */
async function introduceFor(path: string): Promise<void> {
  if (answering.isLocal(path)) return;
  try {
    await introduce();
  } catch (error) {
    if (codeOf(error) !== "away" || !answering.lost(path)) throw error;
  }
}

async function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return JSON.parse((await request("GET", path, undefined, signal)).text) as Answer;
}

async function post<Answer>(path: string, body: unknown, signal?: AbortSignal): Promise<Answer> {
  await introduceFor(path);
  return JSON.parse((await request("POST", path, body, signal)).text) as Answer;
}

/** Tells something that needs no answer. */
async function send(path: string, body: unknown): Promise<void> {
  await introduceFor(path);
  await request("POST", path, body);
}

/** A review, if anybody has asked for one. */
async function reviewBy(method: string, game: string): Promise<ReviewView | null> {
  const { status, text } = await request(method, `/api/games/${game}/review`);
  return status === 204 ? null : (JSON.parse(text) as ReviewView);
}

function query(values: Record<string, string | number | undefined>): string {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) parts.set(name, String(value));
  const text = parts.toString();
  return text && `?${text}`;
}

export const server = {
  lobby: () => get<Lobby>("/api/tables"),
  quick: (wanted: QuickWanted) => post<QuickPlace>("/api/quick", wanted),
  ratings: () => get<RatingList>("/api/ratings"),
  ratingsAt: (table: string) => get<SeatRatings>(`/api/ratings/at/${table}`),
  myRating: async () => {
    const { status, text } = await request("GET", "/api/ratings/me");
    return status === 204 ? null : (JSON.parse(text) as OwnRating);
  },
  rate: (wanted: NewRating) => post<OwnRating>("/api/ratings/me", wanted),
  ratingCode: () => post<RecoveryCode>("/api/ratings/me/recovery", {}),
  recoverRating: (code: string) => post<OwnRating>("/api/ratings/recover", { code }),
  giveUpRating: () => request("DELETE", "/api/ratings/me"),
  open: (table: NewTable) => post<OpenedTable>("/api/tables", table),
  table: (id: string) => get<TableView>(`/api/tables/${id}`),
  played: (id: string, seat?: number) => get<TableReplay>(`/api/tables/${id}/replay${query({ seat })}`),
  hint: (id: string, signal?: AbortSignal) => post<Hint>(`/api/tables/${id}/hint`, {}, signal),
  command: (id: string, command: unknown) => post<unknown>(`/api/tables/${id}/commands`, command),
  lookAt: (id: string, look: unknown) => post<unknown>(`/api/tables/${id}/look`, look),
  recovery: (id: string) => post<RecoveryCode>(`/api/tables/${id}/recovery`, {}),
  report: (id: string, seat: number) => send(`/api/tables/${id}/report`, { seat }),
  recover: (id: string, code: string) => post<unknown>(`/api/tables/${id}/recover`, { code }),

  who: (palettes: readonly (readonly string[])[], rule?: string, signal?: AbortSignal) =>
    get<Rulings>(
      `/api/who?${palettes.map((cards) => `palette=${cards.join("") || "-"}`).join("&")}${rule ? `&rule=${rule}` : ""}`,
      signal,
    ),
  look: (text: string, steps = "", signal?: AbortSignal) => post<Led>("/api/boards/look", { text, steps }, signal),
  line: (text: string, turns: readonly string[]) => post<Line>("/api/boards/line", { text, turns }),
  analyse: (wanted: AnalysisWanted, signal?: AbortSignal) => post<AnalysisView>("/api/boards/analyse", wanted, signal),

  games: (before?: string) => get<GamesPage>(`/api/games${query({ limit: 20, before })}`),
  record: async (id: string) => (await request("GET", `/api/games/${id}/record`)).text,
  bringIn: (text: string) => post<GameSummary>("/api/games", { text }),
  replay: (id: string, eyes?: Eyes) => get<Replay>(`/api/games/${id}/replay${query({ seat: eyes })}`),
  startReview: (id: string) => post<ReviewView>(`/api/games/${id}/review`, {}),
  review: (id: string) => reviewBy("GET", id),
  stopReview: (id: string) => reviewBy("DELETE", id),

  dailyPuzzle: () => get<PuzzleView>("/api/puzzles/daily"),
  nextPuzzle: (wanted: {
    after?: number | undefined;
    kind?: string | undefined;
    grade?: number | undefined;
    rules?: string | undefined;
  }) => get<PuzzleView>(`/api/puzzles/next${query(wanted)}`),
  answerPuzzle: (id: number, steps: string) => post<PuzzleAnswer>(`/api/puzzles/${id}/answer`, { steps }),
  solvePuzzle: (id: number) => get<PuzzleSolution>(`/api/puzzles/${id}/solution`),
};
