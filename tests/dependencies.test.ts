import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lockedPackages, packageFile, shipped } from './support/packages.ts';

describe('the packages', () => {
  const locked = lockedPackages();

  test('are known by their contents', () => {
    expect(locked.length).toBeGreaterThan(100);
    const unknown = locked.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
    expect(unknown.map(([folder]) => folder)).toEqual([]);
  });

  test('run nothing when they are installed, but for esbuild, which tries its program out', () => {
    const running = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(running.map(([folder]) => folder)).toEqual(['node_modules/esbuild']);
  });
});

describe('what the page is made of', () => {
  test('may be given to anyone with its notice', () => {
    const parts = shipped();
    expect(parts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['@preact/compat', 'preact', 'wouter']),
    );
    const others = parts.filter(
      ({ license }) => !/^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|Unlicense)$/.test(license),
    );
    expect(others).toEqual([]);
  });

  test('is given under the licence that the package names', () => {
    expect(packageFile().license).toBe('MIT');
    expect(readFileSync('LICENSE', 'utf8')).toMatch(
      /^MIT License\n\nCopyright \(c\) 2026 Oddboard's authors\n/,
    );
  });
});
