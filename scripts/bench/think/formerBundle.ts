import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle } from '../bundled.ts';

/** The commit whose core the speed is compared with. */
export const FORMER_COMMIT = 'b425801';

const ENTRY = `export { listings } from './src/engine/variants/index.ts';
export { pastWith } from './src/engine/rules/past.ts';
`;

/**
 * Takes the former core out of the repository and bundles it; returns the path of the script, or null if the
 * repository doesn’t have that commit.
 */
export async function bundleFormerCore(): Promise<string | null> {
  const folder = path.resolve('node_modules/.cache', `core-${FORMER_COMMIT}`);
  const entry = path.join(folder, 'formerCore.ts');
  if (!existsSync(entry)) {
    const archive = formerEngine();
    if (!archive) return null;
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    // Last, so that it is there only if all the rest is.
    writeFileSync(entry, ENTRY);
  }
  return bundle(entry);
}

/** The engine of that commit as an archive; null without the commit, or without git. */
function formerEngine(): Buffer | null {
  try {
    return execFileSync('git', ['archive', FORMER_COMMIT, 'src/engine'], {
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}
