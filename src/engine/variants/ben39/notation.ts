import { at } from '../../at.ts';
import { placedPiece } from '../../rules/argument.ts';
import type { Choice, Path } from '../../rules/move.ts';
import { pickHeld, pickSite, pressButton } from '../../rules/move.ts';
import type { Notation } from '../../rules/notation.ts';
import { dropNotation, pieceMoveNotation } from '../../rules/notation.ts';
import type { Kind } from '../../rules/piece.ts';
import { pieceOf } from '../../rules/piece.ts';
import { NO_SITE } from '../../topology/site.ts';
import { CASTLE, DIAGONAL_CASTLE, SPIDER, WIZARD, heldAs, kinds } from './pieces.ts';
import { nameOf } from './board.ts';
import { companions } from './carriage.ts';
import { rotationTravels } from './magic.ts';
import type { Ben39Message } from './message.ts';
import type { Ben39Move } from './move.ts';
import type { Ben39Position } from './position.ts';
import { sceneOf } from './scene.ts';

/** The action string (Ben39, actions). */
export function writeMove(_: Ben39Position, move: Ben39Move): string {
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

/** The letter of a dropped castle's first step; empty for other kinds. */
function stepLetter(kind: Kind): string {
  if (kind === CASTLE) return 'o';
  return kind === DIAGONAL_CASTLE ? 'd' : '';
}

/**
 * A teleport is written with the square whose piece is sent (`W*b6`), a rotation with the spider's crossing
 * (`Zg3cw`), a movable square as in action strings. What follows automatically is not written: a pawn becomes
 * a queen, a castle changes its step.
 */
export function notation({ board }: Ben39Position, move: Ben39Move): Notation {
  switch (move.kind) {
    case 'move':
      return pieceMoveNotation(kinds, board, move);
    case 'drop':
      return dropNotation(at(kinds, heldAs(move.into)).letter, move.to, stepLetter(move.into));
    case 'teleport':
      return {
        letter: at(kinds, WIZARD).letter,
        from: move.wizard,
        shown: 'needed',
        joint: '*',
        to: move.from,
        suffix: '',
      };
    case 'rotate':
      return {
        letter: at(kinds, SPIDER).letter,
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

/** A button labelled with a message of this game. */
const button: (id: string, label: Ben39Message, sign?: string) => Choice = pressButton;

/**
 * Buttons choose what is not a place: a castle's step, a direction of rotation, and which pieces go along
 * with a movable square. A rotation is chosen by a square, too, to which only this direction brings a piece.
 */
export function paths(position: Ben39Position, move: Ben39Move): Path[] {
  switch (move.kind) {
    case 'move':
      return [[pickSite(move.from), pickSite(move.to)]];
    case 'drop': {
      const path = [pickHeld(pieceOf(heldAs(move.into), position.turn)), pickSite(move.to)];
      if (move.into === CASTLE) return [[...path, button('step-along', { id: 'ben39/step-along-first' })]];
      if (move.into === DIAGONAL_CASTLE)
        return [[...path, button('step-diagonally', { id: 'ben39/step-diagonally-first' })]];
      return [path];
    }
    case 'teleport':
      return [[pickSite(move.wizard), pickSite(move.from)]];
    case 'rotate': {
      const { spider, clockwise } = move;
      // Own pieces, which can be picked themselves, and where the other direction leads.
      const others = rotationTravels(position, spider, !clockwise).flatMap(({ from, to }) => [from, to]);
      const ways = [
        clockwise
          ? button('clockwise', { id: 'ben39/turn-clockwise' }, '↻')
          : button('counterclockwise', { id: 'ben39/turn-counterclockwise' }, '↺'),
        ...rotationTravels(position, spider, clockwise).flatMap(({ to }) =>
          to === NO_SITE || others.includes(to) ? [] : [pickSite(to)],
        ),
      ];
      return ways.map((way) => [pickSite(spider), way]);
    }
    case 'carry': {
      const { may } = companions(position, move.from, move.to);
      return [
        [
          pickSite(move.from),
          pickSite(move.to),
          ...may.map((site) => {
            const piece = placedPiece(sceneOf(position), site);
            return move.along.includes(site)
              ? button(`along-${piece.site}`, { id: 'ben39/goes-along', piece })
              : button(`stay-${piece.site}`, { id: 'ben39/stays', piece });
          }),
        ],
      ];
    }
  }
}
