import type { Result } from '../../src/engine/rules/result.ts';
import { say } from '../../src/words/say.ts';

/** Says what is wrong with a command, and ends it. */
export function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

/** The value of a result; says what is wrong and ends the command if there is none. */
export function valueOf<T>(result: Result<T>): T {
  return result.ok ? result.value : refuse(say(result.message));
}
