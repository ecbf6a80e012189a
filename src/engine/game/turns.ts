import type { Side } from '../rules/side.ts';
import { WHITE } from '../rules/side.ts';
import type { Game } from './game.ts';
import { positionAt } from './game.ts';

/** What one side did before the other had its say. */
export interface Turn {
  readonly side: Side;
  /** The actions, each with the ply to which it led. */
  readonly actions: readonly { readonly text: string; readonly ply: number }[];
}

/** White's turn and Black's answer; either may be missing at the ends of the record. */
export interface Round {
  readonly number: number;
  readonly white: Turn | null;
  readonly black: Turn | null;
}

/** The record of a game, turn by turn, in rounds numbered from 1. */
export function roundsOf(game: Game): Round[] {
  const turns: { side: Side; actions: { text: string; ply: number }[] }[] = [];
  game.steps.forEach(({ action }, i) => {
    const side = positionAt(game, i).turn;
    const last = turns.at(-1);
    const entry = { text: action, ply: i + 1 };
    if (last?.side === side) last.actions.push(entry);
    else turns.push({ side, actions: [entry] });
  });
  const rounds: Round[] = [];
  for (const turn of turns) {
    const last = rounds.at(-1);
    if (turn.side === WHITE) rounds.push({ number: rounds.length + 1, white: turn, black: null });
    else if (last?.black === null) rounds.splice(-1, 1, { ...last, black: turn });
    else rounds.push({ number: rounds.length + 1, white: null, black: turn });
  }
  return rounds;
}
