// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ProofTask } from '../../../src/engine/search/proof/proof.ts';
import { proveTask } from '../../../src/engine/search/proof/prove.ts';
import type { Task } from '../../../src/engine/search/thought.ts';
import type { ProvingNews, ThinkingNews } from '../../../src/store/computer/thinker.ts';
import { startWorkerThinker } from '../../../src/store/computer/workerThinker.ts';
import type { WorkerReply, WorkerRequest } from '../../../src/workers/runner.ts';
import { createRunner } from '../../../src/workers/runner.ts';
import type { WorkerFound, WorkerTask } from '../../../src/workers/tasks.ts';
import { puzzlesOf } from '../../../src/puzzles/index.ts';
import { success, unwrap } from '../../../src/engine/rules/result.ts';

/** A worker in the same thread that works when it is told to. */
class FakeWorker {
  static last: FakeWorker | null = null;
  readonly #listeners = new Map<string, ((event: unknown) => void)[]>();
  readonly #waiting: (() => void)[] = [];
  readonly #run = createRunner<WorkerTask, WorkerFound>({
    begin: (asked) => (asked.kind === 'prove' ? proveTask(asked.task) : success(endless())),
    reply: (reply) => {
      this.#emit('message', { data: structuredClone(reply) });
    },
    now: () => 0,
    later: (go) => this.#waiting.push(go),
  });
  constructor() {
    FakeWorker.last = this;
  }
  addEventListener(kind: string, listener: (event: unknown) => void) {
    this.#listeners.set(kind, [...(this.#listeners.get(kind) ?? []), listener]);
  }
  postMessage(request: WorkerRequest<WorkerTask>) {
    this.#run(structuredClone(request));
  }
  #emit(kind: string, event: { readonly data: WorkerReply<WorkerFound> } | object) {
    for (const listener of this.#listeners.get(kind) ?? []) listener(event);
  }
  terminate() {
    this.#listeners.clear();
  }
  fail() {
    this.#emit('error', {});
  }
  work() {
    for (let go = this.#waiting.shift(); go; go = this.#waiting.shift()) go();
  }
}

/** Thinking that comes to an answer at its first step. */
function* endless() {
  yield* [];
  return THOUGHT;
}

const THOUGHT = {
  depth: 1,
  nodes: 1,
  lines: [{ score: { kind: 'estimate', points: 0 }, chance: 0.5, actions: ['a1-a2'] }],
} as const;

const THINK: Task = {
  variant: 'hex39',
  start: '',
  actions: [],
  level: 1,
  limits: { nodes: null, depth: null },
  lines: 1,
  isThreat: false,
  seed: 0,
};

const started = (onFailure: () => void = () => undefined) => {
  vi.stubGlobal('Worker', FakeWorker);
  const thinker = startWorkerThinker(onFailure);
  const worker = FakeWorker.last;
  if (!worker) throw new Error('No worker was started.');
  return { thinker, worker };
};

/** The task of the first puzzle of Hex 39. */
async function proofTask(): Promise<ProofTask> {
  const [puzzle] = unwrap(await puzzlesOf('hex39'));
  if (!puzzle) throw new Error('Hex 39 has no puzzle.');
  const { variant, start, actions, turns } = puzzle;
  return { variant, start, actions, turns, draws: false };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a worker beside a page in which somebody presses something', () => {
  test.each(['pointerdown', 'keydown'])('does nothing after a %s until the page has drawn', async (deed) => {
    const { thinker, worker } = started();
    const heard: ThinkingNews[] = [];
    thinker.think(THINK, 1000, (news) => heard.push(news));
    dispatchEvent(new Event(deed));
    worker.work();
    expect(heard).toEqual([]);
    await vi.waitFor(() => {
      worker.work();
      expect(heard).toEqual([{ kind: 'answer', found: THOUGHT }]);
    });
  });

  test('goes on although a hidden page draws nothing', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const { thinker, worker } = started();
    const heard: ThinkingNews[] = [];
    thinker.think(THINK, 1000, (news) => heard.push(news));
    dispatchEvent(new Event('pointerdown'));
    await vi.waitFor(() => {
      worker.work();
      expect(heard).toHaveLength(1);
    });
  });

  test('is not told anything once it is closed', async () => {
    const { thinker, worker } = started();
    thinker.close();
    const post = vi.spyOn(worker, 'postMessage');
    dispatchEvent(new Event('pointerdown'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(post).not.toHaveBeenCalled();
  });
});

describe('a worker that is asked to prove', () => {
  test('tells how far it is, and answers with a proof', async () => {
    const { thinker, worker } = started();
    const task = await proofTask();
    const heard: ProvingNews[] = [];
    thinker.prove(task, (news) => heard.push(news));
    worker.work();
    expect(heard.at(-1)).toMatchObject({
      kind: 'answer',
      found: { kind: 'won', turns: task.turns, proof: { kind: 'action' } },
    });
    expect(heard.slice(0, -1).every(({ kind }) => kind === 'progress')).toBe(true);
  });

  test('is not heard of any more once it is dropped', async () => {
    const { thinker, worker } = started();
    const heard: ProvingNews[] = [];
    thinker.prove(await proofTask(), (news) => heard.push(news)).drop();
    worker.work();
    expect(heard).toEqual([]);
  });

  test('drops the proof for another task, and says so', async () => {
    const { thinker, worker } = started();
    const proving: ProvingNews[] = [];
    const thinking: ThinkingNews[] = [];
    thinker.prove(await proofTask(), (news) => proving.push(news));
    thinker.think(THINK, 1000, (news) => thinking.push(news));
    worker.work();
    expect(proving).toEqual([{ kind: 'dropped' }]);
    expect(thinking).toEqual([{ kind: 'answer', found: THOUGHT }]);
  });

  test('says why a game cannot be proved anything about', () => {
    const { thinker, worker } = started();
    const heard: ProvingNews[] = [];
    thinker.prove({ variant: 'none', start: '', actions: [], turns: 2, draws: false }, (news) =>
      heard.push(news),
    );
    worker.work();
    expect(heard).toEqual([{ kind: 'failure', message: { id: 'think/no-variant', asked: 'none' } }]);
  });

  test('fails if its file does not come', async () => {
    const onFailure = vi.fn();
    const { thinker, worker } = started(onFailure);
    const heard: ProvingNews[] = [];
    thinker.prove(await proofTask(), (news) => heard.push(news));
    worker.fail();
    expect(onFailure).toHaveBeenCalledOnce();
    expect(heard).toEqual([{ kind: 'failure', message: { id: 'computer/not-loaded' } }]);
  });
});
