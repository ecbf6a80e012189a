import { useContext, useEffect } from 'react';
import { soundOf } from '../../store/soundOf.ts';
import { PlayContext } from './PlayContext.ts';
import { play } from '../sound/play.ts';

/** Plays the sounds of the game on the screen. */
export function Sounds() {
  const store = useContext(PlayContext);
  useEffect(
    () =>
      store?.subscribe((state, before) => {
        const sound = soundOf(state, before);
        if (sound) play(sound);
      }),
    [store],
  );
  return null;
}
