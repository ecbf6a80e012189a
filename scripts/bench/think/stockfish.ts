import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { goesOn } from './asking.ts';
import type { Player, Question } from './question.ts';

/**
 * Stockfish, limited to a rating, over UCI: its command is in STOCKFISH, or is `stockfish`. It watches the time of the
 * clock, so that a match is fair only on a machine that is otherwise idle.
 */
export async function stockfishPlayer(elo: number): Promise<Player> {
  const engine = spawn(process.env.STOCKFISH ?? 'stockfish', { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines: AsyncIterator<string, undefined> = createInterface(engine.stdout)[Symbol.asyncIterator]();
  const say = (line: string) => engine.stdin.write(`${line}\n`);
  const lineWith = async (first: string): Promise<string> => {
    for (;;) {
      const next = await lines.next();
      if (next.done === true) throw new Error('Stockfish has ended.');
      if (next.value.startsWith(first)) return next.value;
    }
  };
  process.on('disconnect', () => {
    say('quit');
  });
  say('uci');
  await lineWith('uciok');
  say('setoption name UCI_LimitStrength value true');
  say(`setoption name UCI_Elo value ${String(elo)}`);
  let last: Question | null = null;
  return async (question) => {
    const { actions, allowance } = question;
    if (!goesOn(last, question)) say('ucinewgame');
    last = question;
    say(`position startpos moves ${actions.join(' ')}`);
    const since = performance.now();
    say(`go movetime ${String(allowance.ms ?? 1000)}`);
    const [, action = ''] = (await lineWith('bestmove')).split(' ');
    return { action, score: null, depth: 0, nodes: 0, ms: performance.now() - since };
  };
}
