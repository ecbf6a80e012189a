import { NO_SITE } from '../../topology/site.ts';
import type { Metadata } from '../../rules/metadata.ts';
import type { Mark } from '../../rules/mark.ts';
import { checkMark } from '../../rules/mark.ts';
import type { Path } from '../../rules/move.ts';
import { pickSite } from '../../rules/move.ts';
import type { Outcome } from '../../rules/outcome.ts';
import { draw, win } from '../../rules/outcome.ts';
import { areSameBoards, boardKey, turnKey } from '../../rules/key.ts';
import type { Sameness } from '../../rules/history.ts';
import { fivefold, threefoldClaim } from '../../rules/repetition.ts';
import type { Remark } from '../../rules/remark.ts';
import { unwrap } from '../../rules/result.ts';
import { SIDES, otherSide } from '../../rules/side.ts';
import type { Status } from '../../rules/status.ts';
import { open, over } from '../../rules/status.ts';
import type { Terrain } from '../../rules/terrain.ts';
import { defineVariant } from '../../rules/variant.ts';
import type { ChieftainBoard } from './board.ts';
import { chieftainBoard, differences, kinds } from './board.ts';
import { metadataOf } from './metadata.ts';
import { hints } from './hints.ts';
import type { ChieftainMessage } from './message.ts';
import { message } from './message.ts';
import type { ChieftainMove, ChieftainPosition } from './moves.ts';
import { effects, generateMoves, hasArmy, isInCheck, kingSite, mustChange, play } from './moves.ts';
import { movementMap } from './movementMap.ts';
import { notationOf, readPosition, setupOf, writeMove, writePosition } from './text.ts';

const START = 'bbbbbbbbbb/6/8/6/8/8/8/6/8/6/BBBBBBBBBB w p';

type History = readonly ChieftainPosition[];

const STALEMATE = draw('stalemate');

const sameness: Sameness<ChieftainPosition> = {
  keyOf: ({ board, turn, stage }) => boardKey(board) ^ turnKey(turn) ^ (stage === 'place' ? 1 : 0),
  isSame: (one, other) =>
    one.turn === other.turn && one.stage === other.stage && areSameBoards(one.board, other.board),
};

/** The game on one of its boards. */
function battleChieftain(metadata: Metadata, field: ChieftainBoard) {
  const { topology, walls } = field;

  const status = (position: ChieftainPosition, history: History): Status<ChieftainMove> => {
    const end = destroyed(position) ?? fivefold(position, history, sameness);
    return end ? over(end) : open(generateMoves(field, position), STALEMATE);
  };

  const marks = (position: ChieftainPosition): Mark[] =>
    SIDES.filter((side) => isInCheck(field, position, side)).map((side) =>
      checkMark(kingSite(position.board, side)),
    );
  const terrain = (): Terrain[] =>
    SIDES.flatMap((side) =>
      [...walls[side]].map((site): Terrain => ({
        kind: 'wall',
        site,
        side,
        label: message({ id: 'battle-chieftain/wall-of', side }),
      })),
    );

  return defineVariant<ChieftainPosition, ChieftainMove>({
    ...metadata,
    topology,
    kinds,
    start: unwrap(readPosition(topology, START)),
    setup: setupOf(topology),
    readPosition: (text) => readPosition(topology, text),
    writePosition: (position) => writePosition(topology, position),
    status,
    reasons: async () => (await import('./explain.ts')).reasonsOn(field),
    effects,
    play,
    writeMove: (_, move) => writeMove(topology, move),
    notation: notationOf,
    paths,
    endRule: () => 'winning',
    claims: (position, history) => threefoldClaim(position, history, sameness),
    terrain,
    marks,
    remarks: (position, status) => (status.outcome ? [] : remarks(field, position, status)),
    hints: (position, _, status) => hints(field, position, status),
    movementMap: (position, site) => movementMap(field, position, site),
  });
}

/** The end of an army: a side without berserkers has lost (Battle Chieftain, end). */
function destroyed({ board }: ChieftainPosition): Outcome | null {
  for (const side of SIDES) if (!hasArmy(board, side)) return win(otherSide(side), 'army-destroyed');
  return null;
}

/** A king that changes is picked before its successor; without a king the successor is all there is to pick. */
function paths({ board, turn }: ChieftainPosition, move: ChieftainMove): Path[] {
  const { to } = move;
  switch (move.kind) {
    case 'place':
      return [[pickSite(to)]];
    case 'move':
      return [[pickSite(move.from), pickSite(to)]];
    case 'crown': {
      const king = kingSite(board, turn);
      return [king === NO_SITE ? [pickSite(to)] : [pickSite(king), pickSite(to)]];
    }
  }
}

/** What the side to move has to do when it is not simply to move. */
function remarks(
  field: ChieftainBoard,
  position: ChieftainPosition,
  status: Status<ChieftainMove>,
): Remark[] {
  const { board, turn: side, stage } = position;
  const remark = (text: ChieftainMessage, rule: string): Remark => ({ text, rule });
  if (stage === 'place') return [remark({ id: 'battle-chieftain/places-king', side }, 'placing')];
  if (kingSite(board, side) === NO_SITE)
    return [remark({ id: 'battle-chieftain/crowns-king', side }, 'crowning')];
  if (!isInCheck(field, position, side)) return [];
  const id = mustChange(field, position, status)
    ? 'battle-chieftain/changes-king'
    : 'battle-chieftain/may-change-king';
  return [remark({ id, side }, 'changing-king')];
}

/** The game on its four boards. */
export const battleChieftains = {
  standard: battleChieftain(metadataOf.standard, chieftainBoard(differences.standard)),
  farWalls: battleChieftain(metadataOf.farWalls, chieftainBoard(differences.farWalls)),
  differingField: battleChieftain(metadataOf.differingField, chieftainBoard(differences.differingField)),
  unevenField: battleChieftain(metadataOf.unevenField, chieftainBoard(differences.unevenField)),
} as const;
