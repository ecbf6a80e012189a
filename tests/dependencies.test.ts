import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lockedPackages, packageFile, shipped } from './support/packages.ts';

describe('the packages', () => {
  const locked = lockedPackages();

  test('are locked by their contents', () => {
    expect(locked.length).toBeGreaterThan(100);
    const unknown = locked.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
    expect(unknown.map(([folder]) => folder)).toEqual([]);
  });

  test('run nothing when they are installed, except esbuild, which tests its program', () => {
    const running = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(running.map(([folder]) => folder)).toEqual(['node_modules/esbuild']);
  });
});

describe('the licences', () => {
  test('of the packages in the page allow redistribution with their notices', () => {
    const parts = shipped();
    expect(parts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['@preact/compat', 'preact', 'wouter']),
    );
    const others = parts.filter(
      ({ license }) => !/^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|Unlicense)$/.test(license),
    );
    // The licence of faces.
    expect(others).toEqual([
      expect.objectContaining({ name: '@fontsource/source-sans-3', license: 'OFL-1.1' }),
    ]);
  });

  test('of Oddboard are the same in package.json and LICENSE', () => {
    expect(packageFile().license).toBe('MIT');
    expect(readFileSync('LICENSE', 'utf8')).toMatch(
      /^MIT License\n\nCopyright \(c\) 2026 Oddboard's authors\n/,
    );
  });
});
