import type { ComponentType, ReactNode } from 'react';
import { deferred } from '../deferred.tsx';

// Loaded on demand: most boards have no pieces in hand.

export const PlayHand = deferred(async () => (await import('./PlayHand.tsx')).PlayHand);
export const BesideHand = deferred(async () => (await import('./BesideHand.tsx')).BesideHand);
export const CornerHand = deferred(async () => (await import('./CornerHand.tsx')).CornerHand);

const loadHands = () => Promise.all([PlayHand, BesideHand, CornerHand].map((hand) => hand.load()));

/** A screen that waits for the hands, which would push its board aside if they came later. */
export const withHands = <Props extends object>(screen: ComponentType<Props>, waiting: ReactNode) =>
  deferred(async () => {
    await loadHands();
    return screen;
  }, waiting);
