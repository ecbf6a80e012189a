import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { bundle } from '../bundled.ts';
import type { Answer, Memory, PlayerKind, Question } from './question.ts';

/** A player in a separate process, so that no other one slows it down. */
export interface Contender {
  readonly ask: (question: Question) => Promise<Answer>;
  readonly memory: () => Promise<Memory>;
  readonly end: () => void;
}

/** Starts a player of a variant. `former` is the script of the former core, for the player that plays on it. */
export async function startContender(kind: PlayerKind, variant: string, former = ''): Promise<Contender> {
  const script = await bundle('scripts/bench/think/player.ts');
  const child = fork(script, [kind, variant, former], { execArgv: ['--expose-gc'] });
  const name = `The player “${kind}” of ${variant}`;
  await answerOf(child, name);
  const ask = async (message: Question | 'memory'): Promise<unknown> => {
    child.send(message);
    return answerOf(child, name);
  };
  return {
    ask: async (question) => (await ask(question)) as Answer,
    memory: async () => (await ask('memory')) as Memory,
    end: () => {
      child.disconnect();
    },
  };
}

/** The next message of a player. Rejects if it ends before. */
async function answerOf(child: ChildProcess, name: string): Promise<unknown> {
  const leaving = new AbortController();
  try {
    const ended = once(child, 'exit', leaving).then(([code]: unknown[]) => {
      throw new Error(`${name} ended with ${String(code)}.`);
    });
    const [message] = (await Promise.race([once(child, 'message', leaving), ended])) as unknown[];
    return message;
  } finally {
    leaving.abort();
  }
}
