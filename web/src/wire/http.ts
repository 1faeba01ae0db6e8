// Questions to the server over HTTP, each answered by a value or by a Trouble that says what was wrong.

import type {
  AnalysisView,
  AnalysisWanted,
  Eyes,
  GameSummary,
  GamesPage,
  Hint,
  Led,
  Lobby,
  NewTable,
  OpenedTable,
  Problem,
  PuzzleAnswer,
  PuzzleSolution,
  PuzzleView,
  RecoveryCode,
  Replay,
  ReviewView,
  Rulings,
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
  known ??= request("GET", "/api/me").then(
    () => undefined,
    (error) => {
      known = undefined;
      throw error;
    },
  );
  return known;
}

async function request(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Trouble("away", "the server cannot be reached");
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new Trouble(problem?.code ?? (response.status >= 502 ? "away" : "mistake"), problem?.text ?? "");
  }
  return response;
}

async function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return (await request("GET", path, undefined, signal)).json() as Promise<Answer>;
}

async function post<Answer>(path: string, body: unknown, signal?: AbortSignal): Promise<Answer> {
  await introduce();
  return (await request("POST", path, body, signal)).json() as Promise<Answer>;
}

/** Tells something that needs no answer. */
async function send(path: string, body: unknown): Promise<void> {
  await introduce();
  await request("POST", path, body);
}

/** A review, if anybody has asked for one. */
async function reviewBy(method: string, game: string): Promise<ReviewView | null> {
  const response = await request(method, `/api/games/${game}/review`);
  return response.status === 204 ? null : ((await response.json()) as ReviewView);
}

function query(values: Record<string, string | number | undefined>): string {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) parts.set(name, String(value));
  const text = parts.toString();
  return text && `?${text}`;
}

export const server = {
  lobby: () => get<Lobby>("/api/tables"),
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
  analyse: (wanted: AnalysisWanted, signal?: AbortSignal) => post<AnalysisView>("/api/boards/analyse", wanted, signal),

  games: (before?: string) => get<GamesPage>(`/api/games${query({ limit: 20, before })}`),
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
