import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { shapeOf } from '../../topology/topology.ts';
import type { Choice, Path } from '../../rules/move.ts';
import { pickSite, pressButton } from '../../rules/move.ts';
import type { Notation } from '../../rules/notation.ts';
import { EN_PASSANT, goingNotation, moveLetter } from '../../rules/notation.ts';
import type { Kind } from '../../rules/piece.ts';
import { EMPTY, NO_KIND, kindOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import { board as squares } from './board.ts';
import { message } from './message.ts';
import type { Chess99Move } from './moves.ts';
import { kinds } from './pieces.ts';
import type { Chess99Position } from './position.ts';

const nameOf = (site: Site): string => shapeOf(squares, site).name;

/** The action string (Chess 99, actions). */
export function writeMove(_: Chess99Position, { kind, from, to, into }: Chess99Move): string {
  if (kind === 'swap') return `${nameOf(from)}~${nameOf(to)}`;
  const becoming = into === NO_KIND ? '' : `=${at(kinds, into).letter}`;
  if (to === from) return nameOf(from) + becoming;
  return `${nameOf(from)}${becoming}-${nameOf(to)}${kind === 'enPassant' ? 'ep' : ''}`;
}

/**
 * As in orthodox chess, except that castling names the square beside the king, and a pawn that promotes names
 * the square where it stands.
 */
export function notation({ board }: Chess99Position, { kind, from, to, into }: Chess99Move): Notation {
  const letter = moveLetter(kinds, kindOf(pieceAt(board, from)));
  if (kind === 'swap') return { letter, from, shown: 'needed', joint: '~', to, suffix: '' };
  const isCapture = kind === 'enPassant' || (to !== from && pieceAt(board, to) !== EMPTY);
  const suffix = kind === 'enPassant' ? EN_PASSANT : '';
  if (into === NO_KIND) return goingNotation(letter, from, to, isCapture, suffix);
  const becoming = `=${at(kinds, into).letter}`;
  return {
    letter,
    from,
    shown: 'whole',
    joint: becoming + (isCapture ? 'x' : ''),
    to: to === from ? NO_SITE : to,
    suffix,
  };
}

/**
 * A pawn that promotes and stays is picked by its square alone. A button chooses between a move and a capture
 * en passant.
 */
export function paths({ passedOver }: Chess99Position, { kind, from, to, into }: Chess99Move): Path[] {
  const path = [pickSite(from), pickSite(to)];
  if (kind === 'swap') return [path, [pickSite(to), pickSite(from)]];
  if (to === from) return [[pickSite(from), becoming(into)]];
  if (to !== passedOver) return [path];
  // A piece may be able both to move to the square passed over and to capture on it.
  return [
    [
      ...path,
      kind === 'enPassant'
        ? pressButton('en-passant', message({ id: 'chess99/capture-en-passant' }))
        : pressButton('move', message({ id: 'chess99/just-move' })),
    ],
  ];
}

/** The button for what a waiting pawn becomes. */
function becoming(into: Kind): Choice {
  const { name } = at(kinds, into);
  return pressButton(`become-${name}`, message({ id: 'chess99/become', kind: name }));
}
