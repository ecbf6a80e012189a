import { giveWay } from '../store/giveWay.ts';

/** Whether the page has yet to draw what somebody has pressed; null before anybody has asked. */
let isDrawing: boolean | null = null;
let waiting: (() => void)[] = [];

/** Gives work in the background a task of its own, after the page has drawn what somebody has pressed. */
export function atRest(): Promise<void> {
  if (isDrawing === null) watch();
  return new Promise((resolve) => {
    setTimeout(() => {
      if (isDrawing) waiting.push(resolve);
      else resolve();
    });
  });
}

function watch() {
  isDrawing = false;
  giveWay(
    () => {
      isDrawing = true;
    },
    () => {
      isDrawing = false;
      const resumed = waiting;
      waiting = [];
      for (const resume of resumed) setTimeout(resume);
    },
  );
}
