// The worker that thinks for the computer, so that the page goes on meanwhile.
import { think } from '../engine/search/think.ts';
import type { ThinkingRequest } from './runner.ts';
import { createRunner } from './runner.ts';

// A message to ourselves comes after those that wait already, and is not held back as a timer may be.
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => {
  waiting.shift()?.();
};

const run = createRunner({
  think,
  reply: (reply) => {
    postMessage(reply);
  },
  now: () => performance.now(),
  later: (go) => {
    waiting.push(go);
    port2.postMessage(null);
  },
});

addEventListener('message', ({ data }: MessageEvent<ThinkingRequest>) => {
  run(data);
});
