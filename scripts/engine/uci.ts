import { think } from '../../src/engine/search/think.ts';
import { lineReader } from './uci/lines.ts';
import { openSession } from './uci/session.ts';

/**
 * Speaks UCI over standard input and output until it is told to quit or its input ends. What it was asked
 * before its input ended it still answers.
 */
export async function speakUci(): Promise<void> {
  const { stdin, stdout } = process;
  // Nobody listens any more.
  stdout.on('error', () => process.exit(0));
  const session = openSession(think, (line) => stdout.write(`${line}\n`));
  const reader = lineReader(session.receive, session.refuse);
  stdin.setEncoding('utf8');
  await new Promise<void>((resolve) => {
    stdin.on('data', (text) => {
      reader.read(String(text));
      if (session.isQuitting()) resolve();
    });
    stdin.on('end', () => {
      reader.end();
      resolve();
    });
  });
  stdin.destroy();
  await session.end();
}
