import type { Metadata } from '../../rules/metadata.ts';

export type BoardId = 'standard-board' | 'far-walls' | 'differing-field' | 'uneven-field';

const onBoard = (id: string, board: BoardId): Metadata => ({
  id,
  game: 'battle-chieftain',
  version: 1,
  name: 'Battle Chieftain',
  inventor: 'Craig Daniel',
  board,
});

/** By board. */
export const metadataOf = {
  standard: onBoard('battle-chieftain', 'standard-board'),
  farWalls: onBoard('battle-chieftain-far-walls', 'far-walls'),
  differingField: onBoard('battle-chieftain-differing-field', 'differing-field'),
  unevenField: onBoard('battle-chieftain-uneven-field', 'uneven-field'),
} as const;
