import type { Result } from './result.ts';
import { failure, success } from './result.ts';

/** What Chromium, Firefox, WebKit and the bundler say of a part of the app that has not come over the network. */
const DOWNLOAD_FAILED =
  /dynamically imported module|importing a module script failed|unable to preload css|expected a javascript.*module script/i;

/** Whether an import failed because what it asked for did not come; anything else that it throws is a fault of ours. */
export const isFailedDownload = (error: unknown): boolean =>
  error instanceof Error && DOWNLOAD_FAILED.test(error.message);

/**
 * What is loaded; where it has not come over the network, a sentence that says so. `what` begins the sentence: `The
 * rules of Chess 99`. Rejects with any other fault.
 */
export async function awaitDownload<T>(loading: Promise<T>, what: string): Promise<Result<T>> {
  try {
    return success(await loading);
  } catch (error) {
    if (isFailedDownload(error)) return failure(`${what} could not be loaded. Is there a network?`);
    throw error;
  }
}
