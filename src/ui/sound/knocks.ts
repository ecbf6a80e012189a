import type { Sound } from '../../store/soundOf.ts';

/** One knock on wood. */
export interface Knock {
  /** Seconds from the beginning of the sound. */
  readonly after: number;
  /** Its lowest tone, in hertz: the larger the piece of wood, the lower. */
  readonly pitch: number;
  /** Seconds until its lowest tone has died away. */
  readonly length: number;
  /** From 0 to 1. */
  readonly loudness: number;
}

/** The knocks that make up each sound. */
export const knocks: { readonly [sound in Sound]: readonly Knock[] } = {
  move: [{ after: 0, pitch: 310, length: 0.09, loudness: 0.5 }],
  capture: [
    { after: 0, pitch: 250, length: 0.1, loudness: 0.6 },
    { after: 0.06, pitch: 180, length: 0.14, loudness: 0.5 },
  ],
  drop: [
    { after: 0, pitch: 420, length: 0.06, loudness: 0.3 },
    { after: 0.05, pitch: 310, length: 0.1, loudness: 0.5 },
  ],
  check: [
    { after: 0, pitch: 420, length: 0.12, loudness: 0.5 },
    { after: 0.11, pitch: 560, length: 0.18, loudness: 0.5 },
  ],
  end: [
    { after: 0, pitch: 420, length: 0.2, loudness: 0.5 },
    { after: 0.16, pitch: 315, length: 0.25, loudness: 0.5 },
    { after: 0.32, pitch: 210, length: 0.45, loudness: 0.6 },
  ],
  refusal: [{ after: 0, pitch: 120, length: 0.08, loudness: 0.5 }],
  'short time': [
    { after: 0, pitch: 840, length: 0.05, loudness: 0.3 },
    { after: 0.14, pitch: 840, length: 0.05, loudness: 0.3 },
  ],
};
