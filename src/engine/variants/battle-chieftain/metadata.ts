import type { Metadata } from '../../rules/metadata.ts';

const onBoard = (id: string, boardName: string): Metadata => ({
  id,
  game: 'battle-chieftain',
  version: 1,
  name: 'Battle Chieftain',
  inventor: 'Craig Daniel',
  boardName,
  summary:
    'Berserkers on a board with gaps. Only the king flies over them, and any berserker can become king.',
});

/** By board. */
export const metadataOf = {
  standard: onBoard('battle-chieftain', 'Standard board'),
  farWalls: onBoard('battle-chieftain-far-walls', 'Far walls'),
  differingField: onBoard('battle-chieftain-differing-field', 'Differing field'),
  unevenField: onBoard('battle-chieftain-uneven-field', 'Uneven field'),
} as const;
