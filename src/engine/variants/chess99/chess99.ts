import { defineVariant } from '../../rules/variant.ts';
import { hints } from './hints.ts';
import { marks } from './marks.ts';
import { metadata } from './metadata.ts';
import type { Chess99Move } from './moves.ts';
import { effects, enPassantVictims, movementMap, pass, play } from './moves.ts';
import { notation, paths, writeMove } from './notation.ts';
import type { Chess99Position } from './position.ts';
import { codec } from './position.ts';
import { claims, status } from './status.ts';

export const chess99 = defineVariant<Chess99Position, Chess99Move>({
  ...metadata,
  ...codec,
  status,
  claims,
  effects,
  play,
  pass,
  movementMap,
  otherCaptures: enPassantVictims,
  writeMove,
  notation,
  paths,
  round: ({ moveNumber }) => moveNumber,
  reasons: () => import('./explain.ts'),
  endRule: ({ winner }) => (winner === null ? 'draws' : 'winning'),
  marks,
  hints,
});
