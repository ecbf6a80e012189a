import { NO_SITE } from '../../topology/site.ts';
import type { Mark } from '../../rules/mark.ts';
import { checkMark } from '../../rules/mark.ts';
import { EMPTY, kindOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import { SIDES } from '../../rules/side.ts';
import { nameOf } from './board.ts';
import { isInCheck } from './check.ts';
import { freezers, isHaven } from './corners.ts';
import { groundOf } from './ground.ts';
import { message } from './message.ts';
import { DIAGONAL_CASTLE, isCastle } from './pieces.ts';
import type { Ben39Position } from './position.ts';
import { kingSite } from './position.ts';

/** Checks, immobilized pieces, how castles step next, and where kings could stand. */
export function marks(position: Ben39Position): Mark[] {
  const { board: pieces, places } = position;
  const isOver = SIDES.some((side) => kingSite(pieces, side) === NO_SITE);
  const checks = SIDES.filter((side) => !isOver && isInCheck(position, side)).map((side) =>
    checkMark(kingSite(pieces, side)),
  );
  const { squares } = groundOf(places);
  const frozen = squares.flatMap((site): Mark[] => {
    // No side has more than one immobilizer.
    const [by] = pieceAt(pieces, site) === EMPTY ? [] : freezers(pieces, site);
    if (by === undefined) return [];
    return [{ kind: 'frozen', site, label: message({ id: 'ben39/immobilized', by: nameOf(by) }) }];
  });
  const castles = pieces.flatMap((piece, site): Mark[] => {
    if (!isCastle(kindOf(piece))) return [];
    const isDiagonal = kindOf(piece) === DIAGONAL_CASTLE;
    const id = isDiagonal ? 'ben39/steps-diagonally-next' : 'ben39/steps-along-next';
    return [{ kind: 'note', site, label: message({ id }) }];
  });
  const havens = SIDES.flatMap((side) => {
    const king = kingSite(pieces, side);
    if (king === NO_SITE) return [];
    return squares
      .filter((site) => isHaven(pieces, site, side))
      .map((site): Mark => ({
        kind: 'haven',
        site,
        label: message({ id: 'ben39/has-castle', side }),
        about: king,
      }));
  });
  return [...checks, ...frozen, ...castles, ...havens];
}
