import type { BoardId } from '../../engine/variants/battle-chieftain/metadata.ts';

const names: Readonly<Record<BoardId, string>> = {
  'standard-board': 'Standard board',
  'far-walls': 'Far walls',
  'differing-field': 'Differing field',
  'uneven-field': 'Uneven field',
};

const nameOf: ReadonlyMap<string, string> = new Map(Object.entries(names));

/**
 * `Far walls`, for the id of a board.
 * @throws Error when there is no name for it.
 */
export function boardWords(board: string): string {
  const name = nameOf.get(board);
  if (name === undefined) throw new Error(`There is no name for the board ${board}.`);
  return name;
}
