import type { HistoryEntry } from './historyEntry.ts';

/** Where a game was left on this visit. */
interface LeftGame {
  readonly route: string;
  readonly entry: HistoryEntry | null;
}

const left = new Map<string, LeftGame>();

/** Remembers where a game of this kind was left, until the page is closed. */
export function rememberGame(game: string, route: string, entry: HistoryEntry | null): void {
  left.set(game, { route, entry });
}

/** Where the last game of this kind was left on this visit; null for none. */
export const lastGame = (game: string): LeftGame | null => left.get(game) ?? null;
