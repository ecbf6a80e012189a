import type { Sound } from '../../store/soundOf.ts';
import type { Knock } from './knocks.ts';
import { knocks } from './knocks.ts';

/** The tones of a wooden bar: how high above the lowest, how loud, and how long beside it. */
const OVERTONES = [
  { ratio: 1, share: 1, stay: 1 },
  { ratio: 2.76, share: 0.35, stay: 0.5 },
  { ratio: 5.4, share: 0.15, stay: 0.25 },
] as const;

/** A beginning of no length would click. */
const ONSET = 0.002;
/** What counts as having died away. */
const SILENCE = 0.0001;
/** Sounds go with a game, and are no louder than a piece set down on a table. */
const VOLUME = 0.35;

let context: AudioContext | null = null;

/** Plays a sound. Browsers allow none before somebody has touched the page; until then all stays silent. */
export function play(sound: Sound): void {
  // Not every browser tells whether somebody has. Firefox does since version 120.
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  // A device that slept holds its sounds back until it is asked.
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
