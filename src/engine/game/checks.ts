import { memo } from '../memo.ts';
import { losses } from '../rules/effect.ts';
import type { Message } from '../rules/message.ts';
import { sideOf } from '../rules/piece.ts';
import type { Position } from '../rules/position.ts';
import { pieceAt } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import { otherSide } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Site } from '../topology/site.ts';
import { withTurn } from './attacked.ts';
import { attackersOf } from './attackers.ts';
import { agentOf } from './happened.ts';
import { notesOn } from './notes.ts';

/** A piece in check, and who gives it. */
export interface Check {
  readonly site: Site;
  readonly side: Side;
  /** What it means, worded to follow a site’s name. */
  readonly label: Message;
  /** The sites of the pieces that could make the capture, by a move of their own or by sending another. */
  readonly from: readonly Site[];
}

/** Kept, because the board and its words both ask, and the moves of pieces are expensive to compute. */
const checksOf = memo((position: Position, variant: Variant): readonly Check[] =>
  notesOn(variant, position).marks.flatMap(({ kind, site, label }) => {
    if (kind !== 'check') return [];
    const side = sideOf(pieceAt(position.board, site));
    return [{ site, side, label, from: giversOf(variant, position, otherSide(side), site) }];
  }),
);

/** The checks in a position, in the order of their marks. */
export const checksOn = (variant: Variant, position: Position): readonly Check[] =>
  checksOf(position, variant);

function giversOf(variant: Variant, position: Position, side: Side, site: Site): readonly Site[] {
  const { from, isOtherwise } = attackersOf(variant, position, side, site);
  if (!isOtherwise) return from;
  const now = withTurn(variant, position, side);
  const agents = variant
    .status(now, [])
    .moves.filter((move) => losses(variant.effects(now, move), otherSide(side)).includes(site))
    .map((move) => agentOf(variant, now, move));
  return [...new Set([...from, ...agents])];
}
