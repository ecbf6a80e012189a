import { noClock, timesSentence } from '../words/en/clock.ts';
import { describeAttackers } from '../words/en/describeAttackers.ts';
import { describeHands } from '../words/en/describeHands.ts';
import { describeLine } from '../words/en/describeLine.ts';
import type { Detail } from '../words/en/describeMoves.ts';
import { describeMoves, describeNext } from '../words/en/describeMoves.ts';
import type { Clock } from '../engine/game/clock.ts';
import { remainingAt } from '../engine/game/clock.ts';
import type { Game } from '../engine/game/game.ts';
import { positionAt } from '../engine/game/game.ts';
import type { Choice } from '../engine/rules/move.ts';
import { bySide } from '../engine/rules/side.ts';
import type { Direction } from '../engine/topology/directions.ts';
import type { Site } from '../engine/topology/site.ts';
import type { Spoken } from '../words/spoken.ts';
import { spoken } from '../words/spoken.ts';
import type { Selection } from './selection.ts';
import { beginSelection } from './selection.ts';
import { targetsOf } from './targets.ts';

/** What a piece on a site or in a hand can do at a ply, in words. */
export function toldMoves(game: Game, cursor: number, from: Choice, detail: Detail): Spoken {
  const { variant } = game;
  const selection = beginSelection(game, cursor, from);
  const targets = selection ? targetsOf(variant, selection) : [];
  return spoken(describeMoves(variant, positionAt(game, cursor), from, selection, detail, targets));
}

/** What the picks of a selection come to, in brief: what the piece can do, or what can be picked next. */
export const toldPicks = (game: Game, cursor: number, selection: Selection): Spoken => {
  const [first, ...others] = selection.picked;
  if (!first) throw new Error('A selection without a pick.');
  return others.length === 0
    ? toldMoves(game, cursor, first, 'brief')
    : spoken(describeNext(game.variant, selection.candidates, selection.picked));
};

/** What stands on the line from a site in a direction at a ply, in words. */
export const toldLine = (game: Game, cursor: number, from: Site, direction: Direction): Spoken =>
  spoken(describeLine(game.variant, positionAt(game, cursor), from, direction));

/** Who attacks a site at a ply, in words. */
export const toldAttackers = (game: Game, cursor: number, site: Site): Spoken =>
  spoken(describeAttackers(game.variant, positionAt(game, cursor), site));

/** What both sides hold at a ply, in words. */
export const toldHands = (game: Game, cursor: number): Spoken =>
  spoken(describeHands(game.variant, positionAt(game, cursor)));

/** The times that both sides have left, in words; `clock` is null for a game without one. */
export const toldTimes = (clock: Clock | null, now: number): Spoken =>
  spoken(clock ? timesSentence(bySide((side) => remainingAt(clock, side, now))) : noClock);
