import { at } from '../../at.ts';
import type { Mark } from '../../rules/mark.ts';
import { checkMark } from '../../rules/mark.ts';
import type { Choice, Path } from '../../rules/move.ts';
import { pickSite, pressButton } from '../../rules/move.ts';
import type { Kind } from '../../rules/piece.ts';
import { unwrap } from '../../rules/result.ts';
import { SIDES, otherSide } from '../../rules/side.ts';
import { defineVariant } from '../../rules/variant.ts';
import { NO_SITE } from '../../topology/site.ts';
import type { Chess99Position } from './pieces.ts';
import { board, kinds } from './pieces.ts';
import { claims, isInCheck, kingSite, status } from './status.ts';
import { metadata } from './metadata.ts';
import { hints } from './hints.ts';
import { message } from './message.ts';
import type { Chess99Move } from './moves.ts';
import { effectsOf, enPassantVictims, isWaiting, played } from './moves.ts';
import { movementMap } from './movementMap.ts';
import { notationOf, readPosition, setup, writeMove, writePosition } from './text.ts';

const START = 'rnbakqbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQKABNR w - 1';

function paths({ passedOver }: Chess99Position, { kind, from, to, into }: Chess99Move): Path[] {
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

/** The button that makes a waiting pawn what it may become. */
function becoming(into: Kind): Choice {
  const { name } = at(kinds, into);
  return pressButton(`become-${name}`, message({ id: 'chess99/become', kind: name }));
}

function marks({ board, turn, passedOver }: Chess99Position): Mark[] {
  const checks = SIDES.filter((side) => isInCheck(board, side)).map((side) =>
    checkMark(kingSite(board, side)),
  );
  const waiting = SIDES.flatMap((side) =>
    [...board.keys()]
      .filter((site) => isWaiting(board, site, side))
      .map((site): Mark => ({
        kind: 'ready',
        site,
        label: message({ id: 'chess99/waiting-to-promote' }),
      })),
  );
  const pass: Mark[] =
    passedOver === NO_SITE
      ? []
      : [
          {
            kind: 'passed',
            site: passedOver,
            label: message({ id: 'chess99/passed-over', side: otherSide(turn) }),
          },
        ];
  return [...checks, ...waiting, ...pass];
}

export const chess99 = defineVariant<Chess99Position, Chess99Move>({
  ...metadata,
  topology: board,
  kinds,
  start: unwrap(readPosition(START)),
  setup,
  readPosition,
  writePosition,
  status,
  reasons: () => import('./explain.ts'),
  effects: effectsOf,
  play: played,
  writeMove: (_, move) => writeMove(move),
  notation: notationOf,
  paths,
  endRule: ({ winner }) => (winner === null ? 'draws' : 'winning'),
  claims,
  marks,
  hints,
  pass: (position) => ({ ...position, turn: otherSide(position.turn), passedOver: NO_SITE }),
  round: ({ moveNumber }) => moveNumber,
  movementMap,
  otherCaptures: enPassantVictims,
});
