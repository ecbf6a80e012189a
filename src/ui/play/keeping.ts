import type { Result } from '../../engine/rules/result.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { device } from '../../store/library/device.ts';
import { findGame } from '../../store/library/finding.ts';
import type { Found, Wish } from '../../store/library/found.ts';
import type { Autosave, Keeping } from '../../store/library/autosave.ts';
import { startAutosave } from '../../store/library/autosave.ts';
import type { PlayStore } from '../../store/playStore.ts';

export { askToKeep } from '../../store/library/safekeeping.ts';

/** The game of the variant that an address asks for. */
export const foundGame = (variant: Variant, wish: Wish): Promise<Result<Found>> =>
  findGame(variant, wish, device);

/** Saves a game on this device. */
export const autosaveOf = (store: PlayStore, keeping: Keeping): Autosave =>
  startAutosave(store, keeping, device);
