import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { destinations } from '../../rules/gait.ts';
import { EMPTY, belongsTo, kindOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import { otherSide } from '../../rules/side.ts';
import { CASTLE, DIAGONAL_CASTLE, IMMOBILIZER, KING, SPIDER, WIZARD, isLineKind } from './army.ts';
import { isSquare, sitesAround } from './board.ts';
import { carriages } from './carriage.ts';
import { groundOf } from './ground.ts';
import type { Ben39Position } from './position.ts';
import { heldCount, isFrozen, isHaven } from './position.ts';
import type { Ben39Move } from './move.ts';
import { rotations, teleports } from './magic.ts';

/** Every action that the rules give the side to move, were the game not over (Ben39, a turn). */
export function generated(position: Ben39Position): Ben39Move[] {
  const { board, turn, places } = position;
  const movements = groundOf(places).movements[turn];
  const moves: Ben39Move[] = [];
  board.forEach((piece, from) => {
    if (!belongsTo(piece, turn)) return;
    const kind = kindOf(piece);
    if (isLineKind(kind) || !isFrozen(board, from))
      for (const to of destinations(at(movements, kind), board, from))
        if (kind !== KING || (isHaven(board, from, turn) && isHaven(board, to, turn)))
          moves.push({ kind: 'move', from, to });
    if (kind === WIZARD) moves.push(...teleports(position, from));
    if (kind === SPIDER) moves.push(...rotations(position, from));
  });
  return [...moves, ...drops(position), ...carriages(position)];
}

/** Drops from the hand; of a castle, with either step first (Ben39, drops). */
function drops(position: Ben39Position): Ben39Move[] {
  const { board, turn, places } = position;
  return groundOf(places).dropSites[turn].flatMap((sites, kind) =>
    heldCount(position, turn, kind) === 0
      ? []
      : sites
          .filter(
            (to) => pieceAt(board, to) === EMPTY && !(kind === IMMOBILIZER && wouldFreeze(position, to)),
          )
          .flatMap((to) =>
            (kind === CASTLE ? [CASTLE, DIAGONAL_CASTLE] : [kind]).map((into): Ben39Move => ({
              kind: 'drop',
              into,
              to,
            })),
          ),
  );
}

/** Whether an immobilizer there would immobilize an enemy at once, which a drop may not do. */
const wouldFreeze = (position: Ben39Position, crossing: Site): boolean =>
  enemiesAround(position, crossing).length > 0;

/** The squares around a crossing on which enemies of the side to move stand. */
export const enemiesAround = ({ board, turn }: Ben39Position, crossing: Site): Site[] =>
  sitesAround(crossing).filter(
    (square) => square !== NO_SITE && isSquare(square) && belongsTo(pieceAt(board, square), otherSide(turn)),
  );
