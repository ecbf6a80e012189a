import { at } from '../at.ts';
import type { Kind, KindInfo, Piece } from '../rules/piece.ts';
import { pieceOf } from '../rules/piece.ts';
import { pieceLetter } from './positionText.ts';
import type { Result } from '../rules/result.ts';
import { failure, quote, success } from '../rules/result.ts';
import type { HandsField } from '../rules/setup.ts';
import { NONE } from '../rules/setup.ts';
import type { Side } from '../rules/side.ts';
import { SIDES, WHITE, otherSide } from '../rules/side.ts';

/** One piece in hand, while a position is set up. */
export interface HeldOne {
  readonly holder: Side;
  readonly kind: Kind;
  /** Null where there is no limit. */
  readonly turnsLeft: number | null;
}

/** The piece in the colour in which it comes onto the board. */
export const pieceHeld = (
  { colour }: HandsField,
  { holder, kind }: Pick<HeldOne, 'holder' | 'kind'>,
): Piece => pieceOf(kind, colour === 'holder' ? holder : otherSide(holder));

/** Both hands as a field of a position string, in the order in which the variant lists them. */
export function writeHeld(kinds: readonly KindInfo[], field: HandsField, held: readonly HeldOne[]): string {
  const rank = ({ holder, kind, turnsLeft }: HeldOne): readonly number[] => [
    holder,
    field.kinds.indexOf(kind),
    turnsLeft ?? 0,
  ];
  const texts = held
    .toSorted(
      (a, b) =>
        rank(a)
          .map((value, i) => value - at(rank(b), i))
          .find((by) => by !== 0) ?? 0,
    )
    .map((one) => pieceLetter(kinds, pieceHeld(field, one)) + String(one.turnsLeft ?? ''));
  return texts.join(field.turns ? ',' : '') || NONE;
}

/** Reads such a field, whatever the order of the pieces in it. */
export function readHeld(kinds: readonly KindInfo[], field: HandsField, text: string): Result<HeldOne[]> {
  if (text === NONE) return success([]);
  const held: HeldOne[] = [];
  for (const entry of field.turns ? text.split(',') : text) {
    const letter = entry.charAt(0);
    const kind = field.kinds.find((other) => at(kinds, other).letter === letter.toUpperCase());
    const turnsLeft = readTurnsLeft(field, entry.slice(1));
    if (kind === undefined || turnsLeft === undefined) return failure(`No hand holds ${quote(entry)}.`);
    const colour = SIDES.find((side) => pieceLetter(kinds, pieceOf(kind, side)) === letter) ?? WHITE;
    held.push({ holder: field.colour === 'holder' ? colour : otherSide(colour), kind, turnsLeft });
  }
  return success(held);
}

/** The number after a held piece's letter; undefined if it should be another. */
function readTurnsLeft({ turns }: HandsField, text: string): number | null | undefined {
  if (!turns) return text === '' ? null : undefined;
  const number = /^\d$/.test(text) ? Number(text) : NaN;
  return number >= turns.least && number <= turns.most ? number : undefined;
}
