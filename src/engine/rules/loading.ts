import type { Result } from './result.ts';
import { failure, success } from './result.ts';

/**
 * What Chromium, Firefox, WebKit and the bundler say when a part of the app did not come over the network.
 */
const DOWNLOAD_FAILED =
  /dynamically imported module|importing a module script failed|unable to preload css|expected a javascript.*module script/i;

/**
 * Whether an import failed because its file did not arrive. Any other error from an import is a bug of ours.
 */
export const isFailedDownload = (error: unknown): boolean =>
  error instanceof Error && DOWNLOAD_FAILED.test(error.message);

/** A part of the app did not come over the network. */
export type LoadingMessage =
  /** The rules, the rulebook or the puzzles of the variant with this name. */
  | { readonly id: 'loading/rules' | 'loading/rulebook' | 'loading/puzzles'; readonly name: string }
  /** The code that explains why a move is not legal. */
  | { readonly id: 'loading/reason' }
  /** The code that describes the board to somebody who asks. */
  | { readonly id: 'loading/description' }
  /** The code that keeps games on the device. */
  | { readonly id: 'loading/keeping' }
  /** The code that plays for the computer. */
  | { readonly id: 'loading/computer' }
  /** The code that reads a text from outside. */
  | { readonly id: 'loading/opening' };

/** What is loaded, or the message if it did not come over the network. Rejects with any other error. */
export async function awaitDownload<T>(loading: Promise<T>, message: LoadingMessage): Promise<Result<T>> {
  try {
    return success(await loading);
  } catch (error) {
    if (isFailedDownload(error)) return failure(message);
    throw error;
  }
}
