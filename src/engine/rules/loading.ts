import type { Result } from './result.ts';
import { failure, success } from './result.ts';

/** What Chromium, Firefox, WebKit and the bundler say of a part of the app that has not come over the network. */
const DOWNLOAD_FAILED =
  /dynamically imported module|importing a module script failed|unable to preload css|expected a javascript.*module script/i;

/** Whether an import failed because what it asked for did not come; anything else that it throws is a fault of ours. */
export const isFailedDownload = (error: unknown): boolean =>
  error instanceof Error && DOWNLOAD_FAILED.test(error.message);

/** That a part of the app has not come over the network. */
export type LoadingMessage =
  /** The rules or the rulebook of a variant, by its name. */
  | { readonly id: 'loading/rules' | 'loading/rulebook'; readonly name: string }
  /** Why a move is not legal. */
  | { readonly id: 'loading/reason' }
  /** What describes the board to somebody who asks. */
  | { readonly id: 'loading/description' }
  /** What keeps games on the device. */
  | { readonly id: 'loading/keeping' }
  /** What reads a text from outside. */
  | { readonly id: 'loading/opening' };

/** What is loaded; the message where it has not come over the network. Rejects with any other fault. */
export async function awaitDownload<T>(loading: Promise<T>, message: LoadingMessage): Promise<Result<T>> {
  try {
    return success(await loading);
  } catch (error) {
    if (isFailedDownload(error)) return failure(message);
    throw error;
  }
}
