import { NO_SITE } from '../../topology/site.ts';
import type { CommonMessage } from '../../rules/commonMessage.ts';
import type { Held } from '../../rules/hand.ts';
import type { Mark } from '../../rules/mark.ts';
import { checkMark } from '../../rules/mark.ts';
import type { Path } from '../../rules/move.ts';
import { pickHeld, pickSite, pressButton } from '../../rules/move.ts';
import { draw, win } from '../../rules/outcome.ts';
import { EMPTY, kindOf, pieceOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import { fivefold, threefoldClaim } from '../../rules/repetition.ts';
import { unwrap } from '../../rules/result.ts';
import { SIDES, otherSide } from '../../rules/side.ts';
import type { Status } from '../../rules/status.ts';
import { open, over } from '../../rules/status.ts';
import type { Terrain } from '../../rules/terrain.ts';
import { defineVariant } from '../../rules/variant.ts';
import { CASTLE, DIAGONAL_CASTLE, heldAs, isCastle, isLineKind, kinds } from './pieces.ts';
import { board, isSquare, nameOf } from './board.ts';
import { companions, contestedAt } from './carriage.ts';
import { isInCheck } from './check.ts';
import { metadata } from './metadata.ts';
import { groundOf } from './ground.ts';
import { lenses } from './lenses.ts';
import { hints } from './hints.ts';
import type { Ben39Message } from './message.ts';
import { message } from './message.ts';
import type { Ben39Move } from './move.ts';
import { generateMoves } from './moves.ts';
import { magicCaptures, movementMap } from './movementMap.ts';
import { effects, play } from './play.ts';
import type { Ben39Position } from './position.ts';
import { isFrozen, isHaven, kingSite, sameness } from './position.ts';
import { notationOf, writeMove } from './moveText.ts';
import { readPosition, setup, writePosition } from './text.ts';

const START = '1skg/1rnb1/2ppp2/7/2PPP2/1BNR1/GKS1 8/8/8/8/8/8/8/8 d14,l2 w CCIWWXXXXXZZcciwwxxxxxzz';

const STALEMATE = draw('stalemate');

/** The end by a captured king, by repetition, or for want of an action (Ben39, winning). */
function status(position: Ben39Position, history: readonly Ben39Position[]): Status<Ben39Move> {
  for (const side of SIDES)
    if (kingSite(position.board, side) === NO_SITE) return over(win(otherSide(side), 'king-captured'));
  const repeated = fivefold(position, history, sameness);
  return repeated ? over(repeated) : open(generateMoves(position), STALEMATE);
}

/** A button that says one of the messages of this game. */
const button = (id: string, label: Ben39Message) => pressButton(id, label);

/** What is said with a button is what is no place: a castle's step, a turn, where a square goes and with whom. */
function paths(position: Ben39Position, move: Ben39Move): Path[] {
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
    case 'rotate':
      return [
        [
          pickSite(move.spider),
          move.clockwise
            ? button('clockwise', { id: 'ben39/turn-clockwise' })
            : button('counterclockwise', { id: 'ben39/turn-counterclockwise' }),
        ],
      ];
    case 'carry': {
      const { may } = companions(position, move.from, move.to);
      const goal = nameOf(move.to);
      return [
        [
          pickSite(move.from),
          button(`carry-${goal}`, { id: 'ben39/move-square', goal }),
          ...may.map((site) => {
            const corner = nameOf(site);
            return move.along.includes(site)
              ? button(`along-${corner}`, { id: 'ben39/goes-along', corner })
              : button(`stay-${corner}`, { id: 'ben39/stays', corner });
          }),
        ],
      ];
    }
  }
}

function marks(position: Ben39Position): Mark[] {
  const { board: pieces, places } = position;
  const isOver = SIDES.some((side) => kingSite(pieces, side) === NO_SITE);
  const checks = SIDES.filter((side) => !isOver && isInCheck(position, side)).map((side) =>
    checkMark(kingSite(pieces, side)),
  );
  const frozen = [...pieces.keys()]
    .filter((site) => isSquare(site) && pieceAt(pieces, site) !== EMPTY && isFrozen(pieces, site))
    .map((site): Mark => ({ kind: 'frozen', site, label: message({ id: 'ben39/immobilized' }) }));
  const castles = [...pieces.keys()]
    .filter((site) => isCastle(kindOf(pieceAt(pieces, site))))
    .map((site): Mark => {
      const isDiagonal = kindOf(pieceAt(pieces, site)) === DIAGONAL_CASTLE;
      const id = isDiagonal ? 'ben39/steps-diagonally-next' : 'ben39/steps-along-next';
      return { kind: 'note', site, label: message({ id }) };
    });
  const havens = SIDES.flatMap((side) => {
    const king = kingSite(pieces, side);
    return [...pieces.keys()]
      .filter((site) => isSquare(site) && groundOf(places).exists[site] && isHaven(pieces, site, side))
      .map((site): Mark => ({
        kind: 'haven',
        site,
        label: message({ id: 'ben39/has-castle', side }),
        about: king,
      }));
  });
  return [...checks, ...frozen, ...castles, ...havens];
}

function terrain(position: Ben39Position): Terrain[] {
  const { exists } = groundOf(position.places);
  const absent = exists.flatMap((isThere, site): Terrain[] =>
    isThere
      ? []
      : [{ kind: 'absent', site, side: null, label: { id: 'common/not-there-now' } satisfies CommonMessage }],
  );
  return [
    ...absent,
    ...position.places.map((site): Terrain => {
      const contested = contestedAt(position, site);
      const { strengths } = contested;
      return {
        kind: 'movable',
        site,
        side: null,
        label: message({ id: 'ben39/movable-square', strengths }),
        remark: {
          text: message({ id: 'ben39/movable-square-is', contested }),
          rule: 'movable-squares',
        },
      };
    }),
  ];
}

/** Pieces of the crossings first: they wait in hand from the start. */
function hands({ hands: held }: Ben39Position): Held[] {
  return SIDES.flatMap((holder) =>
    held[holder]
      .map((count, kind) => ({ holder, piece: pieceOf(kind, holder), count, turnsLeft: null, due: false }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => Number(isLineKind(kindOf(b.piece))) - Number(isLineKind(kindOf(a.piece)))),
  );
}

export const ben39 = defineVariant<Ben39Position, Ben39Move>({
  ...metadata,
  topology: board,
  kinds,
  start: unwrap(readPosition(START)),
  setup,
  readPosition,
  writePosition,
  status,
  reasons: () => import('./explain.ts'),
  effects,
  play,
  writeMove: (_, move) => writeMove(move),
  notation: notationOf,
  paths,
  endRule: () => 'winning',
  claims: (position, history) => threefoldClaim(position, history, sameness),
  terrain,
  marks,
  hands,
  hints,
  movementMap,
  otherCaptures: magicCaptures,
  lenses,
});
