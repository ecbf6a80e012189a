import { at } from '../../at.ts';
import { placedPiece } from '../../rules/argument.ts';
import { occupied } from '../../rules/commonReasons.ts';
import type { Kind } from '../../rules/piece.ts';
import { because, unexplained } from '../../rules/reason.ts';
import type { Site } from '../../topology/site.ts';
import { IMMOBILIZER, PAWN, isLineKind, kinds } from './pieces.ts';
import { groundAt, isSquare, nameOf } from './board.ts';
import { groundOf, isOnLastRank } from './ground.ts';
import { enemiesAround } from './moves.ts';
import type { Ben39Position } from './position.ts';
import type { Ben39Reason } from './reasonMessage.ts';
import { sceneOf } from './scene.ts';

const RULE = 'drops';

/** Why a held piece cannot be dropped on a site that exists (Ben39, drops). */
export function whyNotDropped(position: Ben39Position, kind: Kind, to: Site): Ben39Reason {
  return (
    wrongGround(kind, to) ??
    stuck(position, kind, to) ??
    occupied(sceneOf(position), to, RULE) ??
    (kind === IMMOBILIZER ? wouldImmobilize(position, to) : null) ??
    unexplained(`${at(kinds, kind).name} dropped on ${nameOf(to)}`)
  );
}

const wrongGround = (kind: Kind, to: Site): Ben39Reason | null =>
  isLineKind(kind) === isSquare(to)
    ? because('wrong ground', RULE, {
        id: 'ben39/dropped-elsewhere',
        kind: at(kinds, kind).name,
        goal: nameOf(to),
        ground: groundAt(to),
      })
    : null;

/**
 * A reason if a piece of the squares could never move from there, or is a pawn on its last rank; else null.
 */
function stuck({ places, turn }: Ben39Position, kind: Kind, to: Site): Ben39Reason | null {
  if (at(groundOf(places).dropSites[turn], kind).includes(to)) return null;
  return kind === PAWN && isOnLastRank(to, turn)
    ? because('last rank', RULE, { id: 'ben39/last-rank', goal: nameOf(to) })
    : because('stuck', RULE, { id: 'ben39/stuck', kind: at(kinds, kind).name, goal: nameOf(to) });
}

/** A reason if an immobilizer there would immobilize enemies at once; else null. */
function wouldImmobilize(position: Ben39Position, to: Site): Ben39Reason | null {
  const enemies = enemiesAround(position, to);
  if (enemies.length === 0) return null;
  const scene = sceneOf(position);
  return because(
    'would immobilize',
    RULE,
    {
      id: 'ben39/would-immobilize',
      goal: nameOf(to),
      enemies: enemies.map((square) => placedPiece(scene, square)),
    },
    enemies,
  );
}
