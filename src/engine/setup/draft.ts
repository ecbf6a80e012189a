import { placedPiece } from '../rules/argument.ts';
import type { Piece } from '../rules/piece.ts';
import { EMPTY } from '../rules/piece.ts';
import type { Board, Position } from '../rules/position.ts';
import { pieceAt } from '../rules/position.ts';
import { readBoard, readFields, readTurn, writeBoard } from './positionText.ts';
import type { Result } from '../rules/result.ts';
import { unwrap, failure, quote, success } from '../rules/result.ts';
import type { PlacesField, SetupBoard, SetupField } from '../rules/setup.ts';
import { NONE } from '../rules/setup.ts';
import type { Variant } from '../rules/variant.ts';
import type { Site } from '../topology/site.ts';
import { NO_SITE } from '../topology/site.ts';
import { shapeOf, siteNamed } from '../topology/topology.ts';
import { at } from '../at.ts';
import type { SetupMessage } from './setupMessage.ts';
import { readHeld, writeHeld } from './heldText.ts';

/**
 * A position that is being set up. It may be against every rule of its game; whether it is one, `judged`
 * asks the variant.
 */
export interface Draft {
  readonly variant: Variant;
  /** The piece on each site of the topology, also on those that are not there now. */
  readonly board: Board;
  /** The text of each field of the variant's setup, well formed. */
  readonly fields: readonly string[];
}

/** The draft of a position. */
export const draftOf = (variant: Variant, position: Position): Draft =>
  unwrap(readDraft(variant, variant.writePosition(position)));

/** The position string of a draft: of a position if there is one, and otherwise of what it would be. */
export function textOf(draft: Draft): string {
  const { variant, board, fields } = draft;
  const boards = variant.setup.boards.map((part) =>
    writeBoard(variant.topology, variant.kinds, board, ranksOf(variant, part, placesOf(draft))),
  );
  return [...boards, ...fields].join(' ');
}

/** The position that a draft is, or a sentence that says why it is none. */
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
 * Reads a position string whatever the rules say about it; refuses only what cannot be shown. Hands and
 * places may be in any order.
 */
export function readDraft(variant: Variant, text: string): Result<Draft> {
  const { setup, topology, kinds } = variant;
  const split = readFields(
    text,
    [...setup.boards, ...setup.fields].map(({ name }) => name),
  );
  if (!split.ok) return split;
  const textNamed = (name: string) => split.value[name] ?? '';
  const fields: string[] = [];
  for (const field of setup.fields) {
    const read = readField(variant, field, textNamed(field.name));
    if (!read.ok) return read;
    fields.push(read.value);
  }
  const places = placesOf({ variant, fields });
  const board = topology.sites.map((): Piece => EMPTY);
  for (const part of setup.boards) {
    const ranks = ranksOf(variant, part, places);
    const pieces = readBoard(topology, kinds, textNamed(part.name), ranks);
    if (!pieces.ok) return pieces;
    for (const site of ranks.flat()) board[site] = pieceAt(pieces.value, site);
  }
  return success({ variant, board, fields });
}

/** Reads the text of one field, and gives it as it is written. */
export function readField(variant: Variant, field: SetupField, text: string): Result<string> {
  switch (field.kind) {
    case 'turn': {
      const turn = readTurn(text);
      return turn.ok ? success(text) : turn;
    }
    case 'choice':
      return field.options.some((option) => option.text === text)
        ? success(text)
        : failure(
            `The ${field.name} is ${field.options.map((option) => option.text).join(' or ')}, not ${quote(text)}.`,
          );
    case 'site':
      return text === NONE || siteNamed(variant.topology, text) !== NO_SITE
        ? success(text)
        : failure(`The ${field.name} is the name of a place or ${NONE}, not ${quote(text)}.`);
    case 'number':
      return /^\d{1,3}$/.test(text)
        ? success(text)
        : failure(`The ${field.name} is a number of at most three digits, not ${quote(text)}.`);
    case 'places': {
      const names = text === NONE ? [] : text.split(',');
      const stray = names.find((name) => !field.sites.includes(siteNamed(variant.topology, name)));
      return stray === undefined
        ? success(
            writePlaces(
              variant,
              names.map((name) => siteNamed(variant.topology, name)),
            ),
          )
        : failure(`None of the ${field.name} is ever at ${quote(stray)}.`);
    }
    case 'hands': {
      const held = readHeld(variant.kinds, field, text);
      return held.ok ? success(writeHeld(variant.kinds, field, held.value)) : held;
    }
  }
}

/** The field with the places of what can move of the ground, as it is written. */
export function writePlaces({ topology }: Variant, places: readonly Site[]): string {
  return (
    [...new Set(places)]
      .map((site) => shapeOf(topology, site).name)
      .toSorted()
      .join(',') || NONE
  );
}

/** The field of a variant that says where parts of the ground are, if it has one. */
export const placesFieldOf = ({ setup }: Variant): PlacesField | undefined =>
  setup.fields.find((field) => field.kind === 'places');

/** Where the movable parts of the ground are; none where none can move. */
export function placesOf({ variant, fields }: Pick<Draft, 'variant' | 'fields'>): Site[] {
  const field = placesFieldOf(variant);
  if (!field) return [];
  const text = at(fields, variant.setup.fields.indexOf(field));
  return text === NONE ? [] : text.split(',').map((name) => siteNamed(variant.topology, name));
}

const isWritten = (variant: Variant, places: readonly Site[], site: Site): boolean =>
  !placesFieldOf(variant)?.sites.includes(site) || places.includes(site);

/** The ranks of a board as they are written while the movable parts of the ground are at those places. */
const ranksOf = (variant: Variant, { ranks }: SetupBoard, places: readonly Site[]): Site[][] =>
  ranks
    .map((rank) => rank.filter((site) => isWritten(variant, places, site)))
    .filter((rank) => rank.length > 0);
