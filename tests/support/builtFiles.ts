import { build } from 'vite';
import { vi } from 'vitest';

/** The files of a build made for a test, by their names. The files that are in `public/` already are not among them. */
export async function builtFiles(): Promise<ReadonlyMap<string, string>> {
  // Otherwise it would be a build for tests.
  vi.stubEnv('NODE_ENV', 'production');
  const result = await build({ logLevel: 'error', build: { write: false } });
  vi.unstubAllEnvs();
  if (!('output' in result)) throw new Error('The build has not been made at once.');
  return new Map(
    result.output.map((file) => [
      file.fileName,
      file.type === 'chunk' ? file.code : Buffer.from(file.source).toString('utf8'),
    ]),
  );
}
