import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';

/** Runs a program of ours, and returns what it prints. */
export const runNode = (args: readonly string[], cwd = process.cwd()): string =>
  execFileSync(process.execPath, args, { cwd, encoding: 'utf8' });

const npm = (args: readonly string[], cwd: string): string =>
  execFileSync('npm', [...args, '--silent', '--offline', '--ignore-scripts'], { cwd, encoding: 'utf8' });

/**
 * Makes the package, and installs its tarball in an empty folder as a stranger would, without a network: the packages
 * that it needs are packed from those installed here. Returns the folder.
 */
export function installedPackage(needed: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'oddboard-package-'));
  const made = path.join(folder, 'made');
  const tarball = runNode(['node_modules/tsx/dist/cli.mjs', 'scripts/package.ts', made]).trim();
  const others = npm(['pack', ...needed.map((name) => path.resolve('node_modules', name))], folder);
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  npm(
    [
      'install',
      tarball,
      ...others
        .trim()
        .split('\n')
        .map((file) => `./${file}`),
    ],
    folder,
  );
  return folder;
}

/** How a stranger’s compiler reads the package: strictly, and checking the types of packages too. */
const STRANGER = {
  strict: true,
  target: 'ES2022',
  module: 'NodeNext',
  types: [],
  noEmit: true,
  skipLibCheck: false,
};

/** What the compiler says of files in the folder, with these standard types; nothing if all is well. */
export function typeErrors(folder: string, files: readonly string[], lib: readonly string[]): string {
  const config = path.join(folder, `tsconfig.${lib.join('.')}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions: { ...STRANGER, lib }, files }));
  return spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', config], { encoding: 'utf8' })
    .stdout;
}

/** The script of a TypeScript text. */
export const scriptOf = (code: string): string =>
  ts.transpileModule(code, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  }).outputText;
