import { at } from '../at.ts';
import { placedPiece } from '../rules/argument.ts';
import { EMPTY } from '../rules/piece.ts';
import type { Board, Position } from '../rules/position.ts';
import { pieceAt } from '../rules/position.ts';
import type { Result } from '../rules/result.ts';
import { failure, success, unwrap } from '../rules/result.ts';
import type { SetupField } from '../rules/setup.ts';
import type { Variant } from '../rules/variant.ts';
import type { Site } from '../topology/site.ts';
import { shapeOf } from '../topology/topology.ts';
import { refusalOf, tidyField } from './fieldText.ts';
import { isWritten, placesFieldOf, readBoards, sitesNamed, writeBoards } from './groundText.ts';
import { splitPosition } from './positionText.ts';
import type { SetupMessage } from './setupMessage.ts';

/**
 * A position that is being set up. It may break every rule of its game; `judge` asks the variant whether it
 * is legal.
 */
export interface Draft {
  readonly variant: Variant;
  /** The piece on each site of the topology, including sites that are not there now. */
  readonly board: Board;
  /** The text of each field of the variant's setup, well formed. */
  readonly fields: readonly string[];
}

/** The draft of a position. */
export const draftOf = (variant: Variant, position: Position): Draft =>
  unwrap(readDraft(variant, variant.writePosition(position)));

/** The position string of a draft, even if it is not a legal position. */
export const textOf = (draft: Draft): string =>
  [...writeBoards(draft.variant, draft.board, placesOf(draft)), ...draft.fields].join(' ');

/** The position of a draft, or why it is not legal. */
export function judge(draft: Draft): Result<Position> {
  const { variant, board } = draft;
  const lost = [...board.keys()].find(
    (site) => pieceAt(board, site) !== EMPTY && !isWritten(variant, placesOf(draft), site),
  );
  if (lost === undefined) return variant.readPosition(textOf(draft));
  const { topology, kinds } = variant;
  const message: SetupMessage = {
    id: 'setup/site-is-gone',
    piece: placedPiece({ topology, kinds, board }, lost),
    shape: shapeOf(topology, lost).kind,
  };
  return failure(message);
}

/**
 * Reads a position string regardless of the rules; refuses only what cannot be shown. Hands and places may be
 * in any order.
 */
export function readDraft(variant: Variant, text: string): Result<Draft> {
  const split = splitPosition(variant.setup, text);
  if (!split.ok) return split;
  const texts = split.value;
  const fields: string[] = [];
  for (const [i, field] of variant.setup.fields.entries()) {
    const read = readField(variant, field, at(texts.fields, i));
    if (!read.ok) return read;
    fields.push(read.value);
  }
  const board = readBoards(variant, texts.boards, placesOf({ variant, fields }));
  return board.ok ? success({ variant, board: board.value, fields }) : board;
}

/** Reads the text of one field and returns it as it would be written. */
export function readField(variant: Variant, field: SetupField, text: string): Result<string> {
  const written = tidyField(variant, field, text);
  return written === undefined ? failure(refusalOf(variant, field, text)) : success(written);
}

export const fieldText = (
  { variant, fields }: Pick<Draft, 'variant' | 'fields'>,
  field: SetupField,
): string => at(fields, variant.setup.fields.indexOf(field));

/** Where the movable parts of the ground are; none if the variant has none. */
export function placesOf(draft: Pick<Draft, 'variant' | 'fields'>): Site[] {
  const field = placesFieldOf(draft.variant);
  return field ? sitesNamed(draft.variant.topology, fieldText(draft, field)) : [];
}
