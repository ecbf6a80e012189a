import { at } from '../at.ts';
import type { NamedPiece, PlacedPiece } from '../rules/argument.ts';
import { namedPiece, placedPiece } from '../rules/argument.ts';
import type { Message } from '../rules/message.ts';
import type { Piece } from '../rules/piece.ts';
import { EMPTY } from '../rules/piece.ts';
import type { Position } from '../rules/position.ts';
import { pieceAt } from '../rules/position.ts';
import type { ChoiceField, HandsField, SetupField } from '../rules/setup.ts';
import { NONE } from '../rules/setup.ts';
import type { Side } from '../rules/side.ts';
import { BLACK, SIDES, WHITE, otherSide, sideLetter } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import { draftOf } from './draft.ts';
import { sitesNamed } from './groundText.ts';
import { pieceHeld, readHeld } from './heldText.ts';
import type { Site } from '../topology/site.ts';
import { shapeOf, siteNamed } from '../topology/topology.ts';

/** What the second of two positions has instead of what the first one has. */
export type DifferenceMessage =
  | { readonly id: 'difference/came' | 'difference/left'; readonly piece: PlacedPiece }
  | { readonly id: 'difference/replaced'; readonly before: PlacedPiece; readonly after: NamedPiece }
  /** A movable part of the ground. */
  | { readonly id: 'difference/ground-came' | 'difference/ground-left'; readonly site: string }
  | HeldDifference
  | { readonly id: 'difference/turn'; readonly before: Side; readonly after: Side }
  | {
      readonly id: 'difference/choice';
      readonly name: Message;
      readonly before: Message;
      readonly after: Message;
    }
  /** A site that the position names, null for none. */
  | {
      readonly id: 'difference/site';
      readonly name: Message;
      readonly before: string | null;
      readonly after: string | null;
    };

/** How many identical pieces a side holds. */
export interface HeldDifference {
  readonly id: 'difference/held';
  readonly holder: Side;
  readonly piece: NamedPiece;
  /** As it is shown beside the board; null if there is no limit. */
  readonly turnsLeft: number | null;
  /** Whether it was captured in the turn that still goes on. */
  readonly isFresh: boolean;
  readonly before: number;
  readonly after: number;
}

/** One thing in which two positions differ, and the sites on which it is seen; none if it is not on the board. */
export interface Difference {
  readonly sites: readonly Site[];
  readonly message: DifferenceMessage;
}

/**
 * In what two positions of a variant differ: the board site by site, then the fields of their position strings. Numbers that
 * only count moves are passed over. The other way round, the list is the same with everything reversed.
 */
export function differencesBetween(variant: Variant, before: Position, after: Position): Difference[] {
  const [first, second] = [draftOf(variant, before), draftOf(variant, after)];
  return [
    ...first.board.flatMap((piece, site) => pieceDifference(variant, site, piece, second.board)),
    ...variant.setup.fields.flatMap((field, i) => {
      const [one, other] = [at(first.fields, i), at(second.fields, i)];
      return one === other ? [] : fieldDifferences(variant, field, one, other);
    }),
  ];
}

function pieceDifference(
  { kinds, topology }: Variant,
  site: Site,
  piece: Piece,
  board: Position['board'],
): Difference[] {
  const now = pieceAt(board, site);
  if (piece === now) return [];
  const name = shapeOf(topology, site).name;
  const placed = (one: Piece): PlacedPiece => ({ ...namedPiece({ kinds }, one), site: name });
  const message: DifferenceMessage =
    now === EMPTY
      ? { id: 'difference/left', piece: placed(piece) }
      : piece === EMPTY
        ? { id: 'difference/came', piece: placedPiece({ kinds, topology, board }, site) }
        : { id: 'difference/replaced', before: placed(piece), after: namedPiece({ kinds }, now) };
  return [{ sites: [site], message }];
}

/** In what the two texts of a field differ, which are not the same. */
function fieldDifferences(variant: Variant, field: SetupField, before: string, after: string): Difference[] {
  const { topology } = variant;
  const { name } = field;
  const elsewhere = (message: DifferenceMessage): Difference[] => [{ sites: [], message }];
  switch (field.kind) {
    case 'number':
      return [];
    case 'turn': {
      const side = before === sideLetter(WHITE) ? WHITE : BLACK;
      return elsewhere({ id: 'difference/turn', before: side, after: otherSide(side) });
    }
    case 'choice':
      return elsewhere({
        id: 'difference/choice',
        name,
        before: labelOf(field, before),
        after: labelOf(field, after),
      });
    case 'site': {
      const named = [before, after].filter((text) => text !== NONE);
      const siteOf = (text: string) => (text === NONE ? null : text);
      return [
        {
          sites: named.map((text) => siteNamed(topology, text)),
          message: { id: 'difference/site', name, before: siteOf(before), after: siteOf(after) },
        },
      ];
    }
    case 'places': {
      const [ones, others] = [sitesNamed(topology, before), sitesNamed(topology, after)];
      return field.sites.flatMap((site): Difference[] => {
        if (ones.includes(site) === others.includes(site)) return [];
        const id = ones.includes(site) ? 'difference/ground-left' : 'difference/ground-came';
        return [{ sites: [site], message: { id, site: shapeOf(topology, site).name } }];
      });
    }
    case 'hands':
      return heldDifferences(variant, field, before, after).flatMap(elsewhere);
  }
}

const labelOf = ({ name, options }: ChoiceField, text: string): Message =>
  options.find((option) => option.text === text)?.label ?? name;

/** The pieces of which the hands have different numbers, in the order in which a field of hands lists them. */
function heldDifferences(
  { kinds }: Variant,
  field: HandsField,
  before: string,
  after: string,
): HeldDifference[] {
  const [ones, others] = [before, after].map((text) => readHeld(kinds, field, text) ?? []);
  const usual = field.turns?.usual ?? Infinity;
  /** How many turns a piece can have left; a single entry where there is no limit. */
  const terms = field.turns
    ? Array.from(
        { length: field.turns.most - field.turns.least + 1 },
        (_, i) => i + (field.turns?.least ?? 0),
      )
    : [null];
  return SIDES.flatMap((holder) =>
    field.kinds.flatMap((kind) =>
      terms.flatMap((turns): HeldDifference[] => {
        const [had = 0, has = 0] = [ones, others].map(
          (held) =>
            held?.filter((one) => one.holder === holder && one.kind === kind && one.turnsLeft === turns)
              .length,
        );
        if (had === has) return [];
        const piece = namedPiece({ kinds }, pieceHeld(field, { holder, kind }));
        return [
          {
            id: 'difference/held',
            holder,
            piece,
            turnsLeft: turns === null ? null : Math.min(turns, usual),
            isFresh: turns !== null && turns > usual,
            before: had,
            after: has,
          },
        ];
      }),
    ),
  );
}
