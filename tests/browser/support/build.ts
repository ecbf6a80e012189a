import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { workerFor } from '../../../scripts/vite/offline.ts';

/** The files of a build by their paths. */
export type Build = ReadonlyMap<string, Buffer>;

const WORKER = 'offline.js';

/** The files that `npm run build` has made, or another build in a separate folder. */
export function currentBuild(folder = 'dist'): Build {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(folder, file))] as const);
  return new Map(files);
}

/** A build like one after a change of the code: its page says its name, and all assets have other names. */
export function otherBuild(build: Build, name: string): Build {
  const assets = [...build.keys()]
    .filter((file) => file.startsWith('assets/'))
    .map((file) => path.basename(file));
  const anyOf = assets.map((asset) => asset.replaceAll('.', '\\.')).sort((a, b) => b.length - a.length);
  const names = new RegExp(anyOf.join('|'), 'g');
  const renamed = (text: string) => text.replace(names, (asset: string) => asset.replace('-', `-${name}-`));
  const files = [...build].map(([file, content]): [string, Buffer] => {
    const isText = /\.(html|js|css)$/.test(file);
    return [renamed(file), isText ? Buffer.from(renamed(content.toString('utf8'))) : content];
  });
  return withWorker(new Map(files), (file, text) =>
    file === 'index.html' ? text.replace('<html', `<html data-version="${name}"`) : text,
  );
}

/** A build with some texts changed, and a worker that knows the new hashes. */
function withWorker(build: Build, change: (file: string, text: string) => string): Build {
  const changed = new Map(
    [...build].map(([file, content]): [string, Buffer] =>
      /\.(html|js|css)$/.test(file)
        ? [file, Buffer.from(change(file, content.toString('utf8')))]
        : [file, content],
    ),
  );
  const [head = '', ...code] = (changed.get(WORKER) ?? Buffer.of()).toString('utf8').split('\n');
  const known = [...changed].filter(
    ([file]) => file.startsWith('assets/') || file === 'index.html' || head.includes(`"./${file}"`),
  );
  return changed.set(WORKER, Buffer.from(workerFor(new Map(known), code.join('\n'))));
}

/** A build with only some of its files, as on a host in the middle of an upload. */
export function only(build: Build, isThere: (file: string) => boolean): Build {
  return new Map([...build].filter(([file]) => isThere(file)));
}

/** A build in a separate folder. */
export function inFolder(folder: string, build: Build): Build {
  return new Map([...build].map(([file, content]) => [`${folder}/${file}`, content]));
}
