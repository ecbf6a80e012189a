import { defineVariant } from '../../rules/variant.ts';
import { hints } from './hints.ts';
import { lenses } from './lenses.ts';
import { magicCaptures } from './magic.ts';
import { marks } from './marks.ts';
import { metadata } from './metadata.ts';
import type { Ben39Move } from './move.ts';
import { movementMap } from './moves.ts';
import { notation, paths, writeMove } from './notation.ts';
import { effects, play } from './play.ts';
import type { Ben39Position } from './position.ts';
import { codec, hands } from './position.ts';
import { claims, status } from './status.ts';
import { terrain } from './terrain.ts';

export const ben39 = defineVariant<Ben39Position, Ben39Move>({
  ...metadata,
  ...codec,
  status,
  claims,
  effects,
  play,
  movementMap,
  otherCaptures: magicCaptures,
  hands,
  writeMove,
  notation,
  paths,
  reasons: () => import('./explain.ts'),
  endRule: () => 'winning',
  terrain,
  marks,
  hints,
  lenses,
});
