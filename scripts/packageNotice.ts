import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What a package says of itself. */
export interface PackageNotice {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The text of its licence; null if it has none with it. */
  readonly text: string | null;
}

/** The notice of the package in a folder. */
export function packageNotice(folder: string): PackageNotice {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Readonly<Record<'name' | 'version' | 'license', string>>;
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const text = file === undefined ? null : readFileSync(path.join(folder, file), 'utf8');
  return { name, version, license, text };
}
