import type { Side } from '../rules/side.ts';
import { BLACK, WHITE, sideName } from '../rules/side.ts';
import type { Game } from './game.ts';
import { currentPosition, positionAt } from './game.ts';
import { notationAt } from './notation.ts';

/** One action of a turn as people write it. */
export interface TurnPart {
  /** Its notation; the action string where it has none. */
  readonly text: string;
  /** Whether it merely ends the turn, so that a text can do without it. */
  readonly isImplied: boolean;
  /** The ply to which it led. */
  readonly ply: number;
}

/** What one side did before the other had its say. */
export interface Turn {
  readonly side: Side;
  readonly parts: readonly TurnPart[];
  /** Whether it is over; the last of a game may still go on. */
  readonly isOver: boolean;
}

/** White's turn and Black's answer; either may be missing at the ends of the record. */
export interface Round {
  readonly number: number;
  readonly white: Turn | null;
  readonly black: Turn | null;
}

/** The record of a game, turn by turn, in rounds. */
export function roundsOf(game: Game): Round[] {
  const first = firstRound(game);
  const rounds: Round[] = [];
  for (const turn of turnsOf(game)) {
    const number = first + rounds.length;
    const last = rounds.at(-1);
    if (turn.side === WHITE) rounds.push({ number, white: turn, black: null });
    else if (last?.black === null) rounds.splice(-1, 1, { ...last, black: turn });
    else rounds.push({ number, white: null, black: turn });
  }
  return rounds;
}

function turnsOf(game: Game): Turn[] {
  const turns: { side: Side; parts: TurnPart[]; isOver: boolean }[] = [];
  game.steps.forEach(({ action }, i) => {
    const side = positionAt(game, i).turn;
    const notation = notationAt(game, i + 1);
    const part = { text: notation || action, isImplied: notation === '', ply: i + 1 };
    const last = turns.at(-1);
    if (last?.side === side) last.parts.push(part);
    else turns.push({ side, parts: [part], isOver: true });
  });
  const last = turns.at(-1);
  if (last) last.isOver = last.side !== currentPosition(game).turn;
  return turns;
}

/** `White’s move 12`: the turn to which the next action belongs. */
export const nextTurnName = (game: Game): string =>
  `${sideName(currentPosition(game).turn)}’s move ${String(nextRound(game))}`;

/** The number of the round in which the next action falls. */
function nextRound(game: Game): number {
  const isNew = (_: unknown, i: number) =>
    positionAt(game, i).turn === BLACK && positionAt(game, i + 1).turn === WHITE;
  return firstRound(game) + game.steps.filter(isNew).length;
}

/** Rounds are numbered from 1, or from where a game begins that was set up later. */
const firstRound = ({ variant, start }: Game): number => variant.round?.(start) ?? 1;
