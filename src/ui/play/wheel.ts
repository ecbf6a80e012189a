/** How far the wheel has turned since its last step, in pixels, and when. */
export interface Wheel {
  readonly distance: number;
  /** The time of the last event, in milliseconds. */
  readonly time: number;
  /** -1 while it turns up, 1 while it turns down, 0 before its first step. */
  readonly direction: -1 | 0 | 1;
}

/** A wheel that has not been turned. */
export const STILL: Wheel = { distance: 0, time: -Infinity, direction: 0 };

/** What a wheel event comes to: -1 for a step back, 1 for a step on, 0 for none. */
export interface WheelTurn {
  readonly wheel: Wheel;
  readonly step: -1 | 0 | 1;
}

/** After a pause this long, in milliseconds, the wheel begins to turn anew. */
const PAUSE = 150;
/** How far the wheel turns for its first step. A notch is at least this long in every browser. */
const FIRST = 4;
/** How far it turns for each further step: the length of a usual notch. */
const FURTHER = 80;
/** The height of a line, for browsers that count in lines. */
const LINE = 40;

/**
 * The wheel after an event. A notch of a mouse is one step. A trackpad sends many small events: the first
 * step comes at once, and each further one after the distance of a notch.
 */
export function turnWheel(
  wheel: Wheel,
  { deltaY, deltaMode, timeStamp }: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'timeStamp'>,
): WheelTurn {
  const delta = deltaMode === 0 ? deltaY : deltaY * LINE;
  const direction = delta < 0 ? -1 : 1;
  const goesOn = timeStamp - wheel.time < PAUSE && wheel.direction !== -direction;
  const { distance: before, direction: going } = goesOn ? wheel : STILL;
  const distance = before + delta;
  const isStep = Math.abs(distance) >= (going === 0 ? FIRST : FURTHER);
  return isStep
    ? { wheel: { distance: 0, time: timeStamp, direction }, step: direction }
    : { wheel: { distance, time: timeStamp, direction: going }, step: 0 };
}
