import type { Result } from '../../engine/rules/result.ts';
import { failure, success } from '../../engine/rules/result.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { device } from '../../store/library/device.ts';
import type { Keeper } from '../../store/library/keeper.ts';
import { keepGame } from '../../store/library/keeper.ts';
import type { KeptGame, Resumed } from '../../store/library/keptGame.ts';
import { readKept, resumed } from '../../store/library/keptGame.ts';
import type { PlayStore } from '../../store/playStore.ts';

/** A game that was found, and as what it is kept if it is. */
export interface Found extends Resumed {
  readonly kept: KeptGame | null;
}

/** The game of the variant that is kept on this device under an id. */
export async function keptGame(variant: Variant, id: string): Promise<Result<Found>> {
  const value = await device.shelf.get(id);
  const read = value.ok ? readKept(value.value) : value;
  if (!read.ok) return read;
  if (read.value.variant !== variant.id) return failure('The game that is kept here is of another kind.');
  const game = resumed(variant, read.value);
  if (!game.ok) return game;
  // What cannot be played through stays as it is kept; whatever is played on here is another game.
  return success({ ...game.value, kept: game.value.replay.stopped === null ? read.value : null });
}

/** Keeps a game on this device. */
export const keeperOf = (store: PlayStore, kept: KeptGame | null): Keeper => keepGame(store, kept, device);
