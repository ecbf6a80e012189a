// npm run package [-- FOLDER]   the package `oddboard`: a folder and a tarball, into dist-package/ or the folder
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleDoors } from './package/bundle.ts';
import { writeDeclarations } from './package/declarations.ts';
import { doors } from './package/doors.ts';
import { licencesOf } from './package/licences.ts';
import { manifest, name, needed } from './package/manifest.ts';
import { writeReference } from './package/reference.ts';

const [given = 'dist-package'] = process.argv.slice(2);
const target = path.resolve(given);
const folder = path.join(target, name);
rmSync(target, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const inside = await bundleDoors(doors, path.join(folder, 'lib'), needed);
writeDeclarations(doors, path.join(folder, 'types'));
await writeReference(path.join(folder, 'docs'));
writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest(doors), null, 2)}\n`);
writeFileSync(path.join(folder, 'licences.txt'), licencesOf(inside));
copyFileSync('docs/package.md', path.join(folder, 'README.md'));
for (const file of ['LICENSE', 'CHANGELOG.md']) copyFileSync(file, path.join(folder, file));
const packed = execFileSync(
  'npm',
  ['pack', '--silent', '--ignore-scripts', `--pack-destination=${target}`, folder],
  {
    encoding: 'utf8',
  },
);
console.log(path.join(given, packed.trim()));
