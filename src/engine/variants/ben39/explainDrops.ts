import { at } from '../../at.ts';
import { occupied } from '../../rules/commonReasons.ts';
import type { Kind } from '../../rules/piece.ts';
import { withArticle } from '../../rules/piece.ts';
import type { Reason } from '../../rules/reason.ts';
import { because, unexplained } from '../../rules/reason.ts';
import { capital, joinList, pieceOn } from '../../rules/scene.ts';
import type { Site } from '../../topology/site.ts';
import { IMMOBILIZER, PAWN, isLineKind, kinds } from './pieces.ts';
import { isSquare, nameOf } from './board.ts';
import { groundOf, isOnLastRank } from './ground.ts';
import { enemiesAround } from './moves.ts';
import type { Ben39Position } from './position.ts';
import { groundName, sceneOf } from './words.ts';

const RULE = 'drops';

/** Why a held piece is not dropped on a site that exists (Ben39, drops). */
export function whyNotDropped(position: Ben39Position, kind: Kind, to: Site): Reason {
  const piece = capital(withArticle(at(kinds, kind)));
  return (
    wrongGround(piece, kind, to) ??
    stuck(position, piece, kind, to) ??
    occupied(sceneOf(position), to, RULE) ??
    (kind === IMMOBILIZER ? wouldImmobilize(position, to) : null) ??
    unexplained(`${piece} dropped on ${nameOf(to)}`)
  );
}

const wrongGround = (piece: string, kind: Kind, to: Site): Reason | null =>
  isLineKind(kind) === isSquare(to)
    ? because(
        'wrong ground',
        RULE,
        `${piece} is dropped on ${isLineKind(kind) ? 'crossings' : 'squares'}, and ${nameOf(to)} is a ${groundName(to)}.`,
      )
    : null;

/** That a piece of the squares could never move on from there, or is a pawn on its last rank. */
function stuck({ places, turn }: Ben39Position, piece: string, kind: Kind, to: Site): Reason | null {
  if (at(groundOf(places).dropSites[turn], kind).includes(to)) return null;
  return kind === PAWN && isOnLastRank(to, turn)
    ? because('last rank', RULE, `A pawn is not dropped on its last rank, to which ${nameOf(to)} belongs.`)
    : because(
        'stuck',
        RULE,
        `${piece} is dropped only where it could move if the board were empty, and from ${nameOf(to)} it could not.`,
      );
}

/** That an immobilizer there would immobilize enemies at once; else null. */
function wouldImmobilize(position: Ben39Position, to: Site): Reason | null {
  const enemies = enemiesAround(position, to);
  if (enemies.length === 0) return null;
  const names = enemies.map((square) => `the ${pieceOn(sceneOf(position), square)}`);
  return because(
    'would immobilize',
    RULE,
    `An immobilizer dropped on ${nameOf(to)} would immobilize ${joinList(names, 'and')} at once, which a drop may not do.`,
    enemies,
  );
}
