import { until } from './patience.ts';
import type { Program } from './program.ts';
import { startProgram } from './program.ts';

/** A virtual screen. */
export interface Screen {
  /** Its name for programs that draw on it, such as `:7`. */
  readonly display: string;
  readonly stop: () => void;
}

/** Starts a screen with a free number. */
export async function startScreen(xvfb: string): Promise<Screen> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset'];
  const program: Program = startProgram(xvfb, args);
  let number = '';
  program.process.stdio[3]?.on('data', (text: Buffer) => {
    number += text.toString();
  });
  try {
    await until('a screen', () => {
      if (program.process.exitCode !== null) throw new Error(program.printed());
      return Promise.resolve(number.endsWith('\n'));
    });
  } catch (error) {
    program.stop();
    throw error;
  }
  return { display: `:${number.trim()}`, stop: program.stop };
}
