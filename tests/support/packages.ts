import { readFileSync } from 'node:fs';

interface LockedPackage {
  /** The real name of the package, if it has another name here. */
  readonly name?: string;
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: { readonly [name: string]: string };
}

/** A package with its own name. */
interface NamedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** All packages in the lock file, by their folders. Its first entry is the project itself. */
export const lockedPackages = (): [folder: string, locked: LockedPackage][] =>
  Object.entries(
    (
      JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
        packages: { readonly [folder: string]: LockedPackage };
      }
    ).packages,
  ).filter(([folder]) => folder !== '');

export const packageFile = () =>
  JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly license: string;
    readonly dependencies: { readonly [name: string]: string };
  };

/** The packages in the page: the dependencies, their dependencies, and so on. */
export function shipped(): NamedPackage[] {
  const locked = new Map(lockedPackages());
  const wanted = Object.keys(packageFile().dependencies);
  // The list grows while the loop runs.
  for (const name of wanted)
    for (const other of Object.keys(locked.get(`node_modules/${name}`)?.dependencies ?? {}))
      if (!wanted.includes(other)) wanted.push(other);
  const parts = wanted.map((folder) => {
    const { name = folder, version = '', license = '' } = locked.get(`node_modules/${folder}`) ?? {};
    return { name, version, license };
  });
  // One package may be in two folders, under the names that other packages require.
  return [...new Map(parts.map((part) => [part.name, part])).values()];
}
