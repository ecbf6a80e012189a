import { pathOf } from '../../src/rulebook/index.ts';
import type { Path } from '../../src/rulebook/rulebook.ts';
import { oneOfEachName } from './registry.ts';
import { valueOf } from './result.ts';

/** All short paths, by the ids of their games. */
export const paths: readonly (readonly [game: string, path: Path])[] = await Promise.all(
  oneOfEachName.map(async ({ id, game }) => [game, valueOf(await pathOf(id))] as const),
);
