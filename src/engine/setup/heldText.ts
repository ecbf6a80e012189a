import { at } from '../at.ts';
import type { HeldOne } from '../rules/hand.ts';
import type { KindInfo, Piece } from '../rules/piece.ts';
import { pieceOf } from '../rules/piece.ts';
import type { HandsField } from '../rules/setup.ts';
import { NONE } from '../rules/setup.ts';
import { SIDES, WHITE, otherSide } from '../rules/side.ts';
import { pieceLetter } from './positionText.ts';

/** The piece in the colour that it has when it comes onto the board. */
export const pieceHeld = (
  { colour }: HandsField,
  { holder, kind }: Pick<HeldOne, 'holder' | 'kind'>,
): Piece => pieceOf(kind, colour === 'holder' ? holder : otherSide(holder));

/** Writes both hands as a field of a position string, in the order in which the variant lists them. */
export function writeHeld(kinds: readonly KindInfo[], field: HandsField, held: readonly HeldOne[]): string {
  const place = ({ kind }: HeldOne): number => field.kinds.indexOf(kind);
  const texts = held
    .toSorted((a, b) => a.holder - b.holder || place(a) - place(b) || (a.turnsLeft ?? 0) - (b.turnsLeft ?? 0))
    .map((one) => pieceLetter(kinds, pieceHeld(field, one)) + String(one.turnsLeft ?? ''));
  return texts.join(field.turns ? ',' : '') || NONE;
}

/** Reads such a field, with the pieces in any order; undefined if one of them can never be held. */
export function readHeld(
  kinds: readonly KindInfo[],
  field: HandsField,
  text: string,
): readonly HeldOne[] | undefined {
  const held = entriesOf(field, text).map((entry) => readEntry(kinds, field, entry));
  return held.every((one) => one !== undefined) ? held : undefined;
}

/** The first piece in such a field that no hand can hold, as written in the text. */
export const strayEntry = (kinds: readonly KindInfo[], field: HandsField, text: string): string | undefined =>
  entriesOf(field, text).find((entry) => readEntry(kinds, field, entry) === undefined);

function entriesOf({ turns }: HandsField, text: string): readonly string[] {
  if (text === NONE) return [];
  return turns ? text.split(',') : [...text];
}

function readEntry(kinds: readonly KindInfo[], field: HandsField, entry: string): HeldOne | undefined {
  const letter = entry.charAt(0);
  const kind = field.kinds.find((other) => at(kinds, other).letter === letter.toUpperCase());
  const turnsLeft = readTurnsLeft(field, entry.slice(1));
  if (kind === undefined || turnsLeft === undefined) return undefined;
  const colour = SIDES.find((side) => pieceLetter(kinds, pieceOf(kind, side)) === letter) ?? WHITE;
  return { holder: field.colour === 'holder' ? colour : otherSide(colour), kind, turnsLeft };
}

/** The number after a held piece's letter; null if there is no limit; undefined if the number is wrong. */
function readTurnsLeft({ turns }: HandsField, text: string): number | null | undefined {
  if (!turns) return null;
  const number = /^\d$/.test(text) ? Number(text) : NaN;
  return number >= turns.least && number <= turns.most ? number : undefined;
}
