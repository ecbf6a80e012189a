import { attackedSites } from '../../../src/engine/rules/attacks.ts';
import { checkMark } from '../../../src/engine/rules/mark.ts';
import { plainMoves } from '../../../src/engine/rules/plainMoves.ts';
import { defineVariant } from '../../../src/engine/rules/variant.ts';
import { metadata } from './metadata.ts';
import { KING, attacks, movements } from './pieces.ts';
import { codec } from './position.ts';
import { status } from './status.ts';

export const tiny = defineVariant({
  ...metadata,
  ...codec,
  ...plainMoves(codec, movements),
  status,
  endRule: () => 'winning',
  marks: ({ board }) => attackedSites(attacks, board, KING).map(checkMark),
});
