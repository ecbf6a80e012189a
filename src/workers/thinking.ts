// The worker that thinks for the computer and proves, so that the page goes on meanwhile.
import type { Result } from '../engine/rules/result.ts';
import { defendTask } from '../engine/search/proof/defence.ts';
import { examineTask } from '../engine/search/proof/examine.ts';
import { proveTask } from '../engine/search/proof/prove.ts';
import type { Memory } from '../engine/search/think.ts';
import { forget, newMemory, think } from '../engine/search/think.ts';
import type { Task } from '../engine/search/thought.ts';
import type { WorkerRequest } from './runner.ts';
import { createRunner } from './runner.ts';
import type { WorkerFound, WorkerTask } from './tasks.ts';

// A message to ourselves comes after those that wait already, and is not held back as a timer may be.
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => {
  waiting.shift()?.();
};

/** What was found in the game that was thought about last. */
const memory = newMemory();
let remembered = '';

/** The memory for a task: empty if the last one belongs to another game, or to play of another strength. */
function memoryFor({ variant, start, seed, level }: Task): Memory {
  const game = [variant, start, seed, level].join();
  if (remembered !== game) forget(memory);
  remembered = game;
  return memory;
}

function begin(asked: WorkerTask): Result<Generator<WorkerFound, WorkerFound, void>> {
  switch (asked.kind) {
    case 'think':
      return think(asked.task, memoryFor(asked.task));
    case 'prove':
      return proveTask(asked.task);
    case 'defend':
      return defendTask(asked.task);
    case 'examine':
      return examineTask(asked.task);
  }
}

const run = createRunner<WorkerTask, WorkerFound>({
  begin,
  reply: (reply) => {
    postMessage(reply);
  },
  now: () => performance.now(),
  later: (go) => {
    waiting.push(go);
    port2.postMessage(null);
  },
});

addEventListener('message', ({ data }: MessageEvent<WorkerRequest<WorkerTask>>) => {
  run(data);
});
