import { readFileSync } from 'node:fs';

interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: { readonly [name: string]: string };
}

/** A package with the name by which it is imported. */
interface NamedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** All packages that the lock file has, by their folders. Its first entry is the project itself. */
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

/** What the page is made of: the dependencies, theirs, and so on. */
export function shipped(): NamedPackage[] {
  const locked = new Map(lockedPackages());
  const wanted = Object.keys(packageFile().dependencies);
  // It grows while it is walked.
  for (const name of wanted)
    for (const other of Object.keys(locked.get(`node_modules/${name}`)?.dependencies ?? {}))
      if (!wanted.includes(other)) wanted.push(other);
  return wanted.map((name) => {
    const { version = '', license = '' } = locked.get(`node_modules/${name}`) ?? {};
    return { name, version, license };
  });
}
