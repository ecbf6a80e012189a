import { defineVariant } from '../../rules/variant.ts';
import { whyForbidden } from './colour.ts';
import { hints } from './hints.ts';
import { marks } from './marks.ts';
import { metadata } from './metadata.ts';
import type { TnsMove } from './move.ts';
import { effects, movementMap, pass, play } from './moves.ts';
import { notation, paths, writeMove } from './notation.ts';
import type { TnsPosition } from './position.ts';
import { codec, hands } from './position.ts';
import { remarks } from './remarks.ts';
import { claims, endRule, status } from './status.ts';
import { terrain } from './terrain.ts';

export const tns = defineVariant<TnsPosition, TnsMove>({
  ...metadata,
  ...codec,
  status,
  claims,
  effects,
  play,
  pass,
  movementMap,
  hands,
  writeMove,
  notation,
  paths,
  whyForbidden,
  reasons: () => import('./explain.ts'),
  endRule,
  terrain,
  marks,
  remarks,
  hints,
});
