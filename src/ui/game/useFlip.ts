import { useState } from 'react';
import type { Side } from '../../engine/rules/side.ts';
import { otherSide } from '../../engine/rules/side.ts';
import type { PlayMessage } from '../../store/playMessage.ts';
import type { PlayStore } from '../../store/playStore.ts';

/** Which side sits below on a board that only its button turns, at first `below`; and what the button does: it says so. */
export function useFlip(store: PlayStore, below: Side): { readonly near: Side; readonly flip: () => void } {
  const [flipped, setFlipped] = useState(false);
  const near = flipped ? otherSide(below) : below;
  const flip = () => {
    const message: PlayMessage = { id: 'play/flipped', near: otherSide(near) };
    store.getState().announce(message);
    setFlipped(!flipped);
  };
  return { near, flip };
}
