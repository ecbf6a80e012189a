import { at } from '../../at.ts';
import type { Notation } from '../../rules/notation.ts';
import { dropNotation, goingNotation } from '../../rules/notation.ts';
import type { Kind } from '../../rules/piece.ts';
import { EMPTY, kindOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import { NO_SITE } from '../../topology/site.ts';
import { CASTLE, DIAGONAL_CASTLE, PAWN, SPIDER, WIZARD, heldAs, isCastle, kinds } from './pieces.ts';
import { nameOf } from './board.ts';
import type { Ben39Move } from './move.ts';
import type { Ben39Position } from './position.ts';

/** The action string (Ben39, actions). */
export function writeMove(move: Ben39Move): string {
  switch (move.kind) {
    case 'move':
      return `${nameOf(move.from)}-${nameOf(move.to)}`;
    case 'drop':
      return `${at(kinds, heldAs(move.into)).letter}@${nameOf(move.to)}${stepLetter(move.into)}`;
    case 'teleport':
      return `${nameOf(move.wizard)}*${nameOf(move.from)}`;
    case 'rotate':
      return nameOf(move.spider) + turnWord(move.clockwise);
    case 'carry':
      return [`${nameOf(move.from)}_${nameOf(move.to)}`, ...move.along.map(nameOf)].join('.');
  }
}

const turnWord = (clockwise: boolean): string => (clockwise ? 'cw' : 'ccw');

/** How a dropped castle will step first. */
function stepLetter(kind: Kind): string {
  if (kind === CASTLE) return 'o';
  return kind === DIAGONAL_CASTLE ? 'd' : '';
}

/**
 * A teleport is told with the square whose piece is sent (`W*b6`), a rotation with the spider's crossing
 * (`Zg3cw`), a movable square as in action strings. What follows by itself is not told: a pawn
 * becomes a queen, a castle changes its step.
 */
export function notationOf({ board }: Ben39Position, move: Ben39Move): Notation {
  switch (move.kind) {
    case 'move':
      return goingNotation(
        letterOf(kindOf(pieceAt(board, move.from))),
        move.from,
        move.to,
        pieceAt(board, move.to) !== EMPTY,
      );
    case 'drop':
      return dropNotation(at(kinds, heldAs(move.into)).letter, move.to, stepLetter(move.into));
    case 'teleport':
      return {
        letter: letterOf(WIZARD),
        from: move.wizard,
        shown: 'needed',
        joint: '*',
        to: move.from,
        suffix: '',
      };
    case 'rotate':
      return {
        letter: letterOf(SPIDER),
        from: move.spider,
        shown: 'whole',
        joint: '',
        to: NO_SITE,
        suffix: turnWord(move.clockwise),
      };
    case 'carry':
      return {
        letter: '',
        from: move.from,
        shown: 'whole',
        joint: '_',
        to: move.to,
        suffix: move.along.map((corner) => `.${nameOf(corner)}`).join(''),
      };
  }
}

/** Both castles are castles; pawns have no letter on the board, though in hand they do. */
function letterOf(kind: Kind): string {
  if (kind === PAWN) return '';
  return at(kinds, isCastle(kind) ? CASTLE : kind).letter;
}
