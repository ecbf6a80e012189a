import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../root.mjs';
import { log, tried } from './trial.mjs';

const modules = path.join(root, 'node_modules');
const unpacker = fileURLToPath(new URL('unpack.mjs', import.meta.url));

/** The Chromium inside an npm package: the only one on a machine with nothing but Node. */
export async function packagedChromium() {
  // The package has no other platform.
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  let folder;
  try {
    folder = unpack();
  } catch (error) {
    log(`@sparticuz/chromium cannot be unpacked: ${error.message}`);
    return null;
  }
  const executable = path.join(folder, 'chromium');
  // The package’s libraries are for machines that lack them; they may clash with a machine’s own.
  return (await tried(executable)) ?? (await tried(executable, carried(folder)));
}

/** The folder with the unpacked files. Unpacks them first if necessary. */
function unpack() {
  // The package does not export its package.json.
  const about = path.join(modules, '@sparticuz', 'chromium', 'package.json');
  const { version } = JSON.parse(readFileSync(about, 'utf8'));
  const folder = path.join(modules, '.cache', `chromium-${version}`);
  if (existsSync(folder)) return folder;
  // Other processes may be unpacking too: each uses its own folder, and the first to finish wins.
  const own = `${folder}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  try {
    execFileSync(process.execPath, [unpacker], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // The second makes the package unpack its libraries too.
      env: { ...process.env, TMPDIR: own, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    });
    writeFileSync(path.join(own, 'fonts.conf'), fontConfiguration(folder));
    renameSync(own, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
  return folder;
}

/** Environment variables that make Chromium use the package's own libraries and fonts. */
function carried(folder) {
  const libraries = [path.join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH];
  return {
    LD_LIBRARY_PATH: libraries.filter(Boolean).join(path.delimiter),
    FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
  };
}

const fontConfiguration = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${path.join(folder, 'fonts')}</dir>
  <cachedir>${path.join(folder, 'font-cache')}</cachedir>
</fontconfig>
`;
