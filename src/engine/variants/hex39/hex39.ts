import { plainMoves } from '../../rules/plainMoves.ts';
import type { PieceMove } from '../../rules/pieceMove.ts';
import type { Position } from '../../rules/position.ts';
import { defineVariant } from '../../rules/variant.ts';
import { hints } from './hints.ts';
import { metadata } from './metadata.ts';
import { movements } from './pieces.ts';
import { codec } from './position.ts';
import { repeatedPly, wouldRepeat } from './repetition.ts';
import { status } from './status.ts';
import { terrain } from './terrain.ts';

export const hex39 = defineVariant<Position, PieceMove>({
  ...metadata,
  ...codec,
  ...plainMoves(codec, movements),
  status,
  whyForbidden: (position, history, move) => wouldRepeat(history, repeatedPly(position, history, move)),
  reasons: () => import('./explain.ts'),
  endRule: () => 'winning',
  terrain,
  hints,
});
