import type { Sound } from '../../store/soundOf.ts';
import type { Knock } from './knocks.ts';
import { knocks } from './knocks.ts';

/** The tones of a wooden bar: pitch, loudness and length, each relative to the lowest tone. */
const OVERTONES = [
  { ratio: 1, share: 1, stay: 1 },
  { ratio: 2.76, share: 0.35, stay: 0.5 },
  { ratio: 5.4, share: 0.15, stay: 0.25 },
] as const;

/** The attack, in seconds; without one there would be a click. */
const ONSET = 0.002;
/** The loudness that counts as silence. */
const SILENCE = 0.0001;
/** Sounds accompany a game, so they are no louder than a piece set down on a table. */
const VOLUME = 0.35;

let context: AudioContext | null = null;

/** Plays a sound. Browsers allow none before the user has touched the page; until then this does nothing. */
export function play(sound: Sound): void {
  // Not every browser says whether the user has. Firefox does since version 120.
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  // After a device has slept, its sounds stay suspended until resumed.
  if (context.state === 'suspended') void context.resume();
  for (const knock of knocks[sound]) strike(context, knock);
}

function strike(on: AudioContext, { after, pitch, length, loudness }: Knock): void {
  const start = on.currentTime + after;
  for (const { ratio, share, stay } of OVERTONES) {
    const end = start + ONSET + length * stay;
    const tone = new OscillatorNode(on, { frequency: pitch * ratio });
    const volume = new GainNode(on, { gain: SILENCE });
    volume.gain.setValueAtTime(SILENCE, start);
    volume.gain.exponentialRampToValueAtTime(VOLUME * loudness * share, start + ONSET);
    volume.gain.exponentialRampToValueAtTime(SILENCE, end);
    tone.connect(volume).connect(on.destination);
    tone.start(start);
    tone.stop(end);
  }
}
