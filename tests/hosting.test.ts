import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const text = (file: string) => readFileSync(new URL(`../docs/hosting/${file}`, import.meta.url), 'utf8');

const FOREVER = 'public, max-age=31536000, immutable';
const NOBODY = "frame-ancestors 'none'";

/** A file of the site, who may show it in a frame, and whether its name changes with its content. */
const FILES = [
  { file: '/', isFramed: false, isHashed: false },
  { file: '/index.html', isFramed: false, isHashed: false },
  { file: '/offline.js', isFramed: false, isHashed: false },
  { file: '/rules/hex39/index.html', isFramed: false, isHashed: false },
  { file: '/embed/v1/board.html', isFramed: true, isHashed: false },
  { file: '/embed/v1/odd-board.js', isFramed: true, isHashed: false },
  { file: '/assets/page-CuPfhsz0.js', isFramed: false, isHashed: true },
  { file: '/embed/v1/tns-tns-54c22e81.js', isFramed: true, isHashed: true },
];

describe('the headers for hosts that read `_headers`', () => {
  const rules = text('_headers')
    .replaceAll(/^#.*\n/gm, '')
    .trim()
    .split(/\n\n+/)
    .map((rule) => {
      const [path = '', ...lines] = rule.split('\n');
      return {
        path,
        headers: lines.map((line) => {
          const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
          return [name, value] as const;
        }),
      };
    });
  const headersOf = (file: string) =>
    rules
      .filter(({ path }) => (path.endsWith('*') ? file.startsWith(path.slice(0, -1)) : file === path))
      .flatMap(({ headers }) => headers);

  test.each(FILES)('say each thing of $file once', ({ file }) => {
    const names = headersOf(file).map(([name]) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(names).toEqual(
      expect.arrayContaining(['X-Content-Type-Options', 'Referrer-Policy', 'Cache-Control']),
    );
  });

  test.each(FILES)('let frames show $file only if it is for them', ({ file, isFramed }) => {
    const policy = new Map(headersOf(file)).get('Content-Security-Policy');
    if (isFramed) expect(policy).toBeUndefined();
    else if (/\/$|\.html$/.test(file)) expect(policy).toBe(NOBODY);
  });

  test.each(FILES)('let $file be kept for long only if its name changes', ({ file, isHashed }) => {
    const kept = new Map(headersOf(file)).get('Cache-Control');
    // The paths of such hosts cannot tell a hash from a word.
    expect(kept).toBe(isHashed && !file.startsWith('/embed/') ? FOREVER : 'no-cache');
  });
});

describe('the configuration of nginx', () => {
  const conf = text('nginx.conf');
  /** The value of a variable for a file: of the first pattern that fits, else the default. */
  const valueOf = (variable: string, file: string): string => {
    const block = new RegExp(`map \\$uri \\$${variable} \\{([^]*?)\\n\\}`).exec(conf)?.[1] ?? '';
    const entries = [...block.matchAll(/^ +("[^"]*"|\S+) +"([^"]*)";$/gm)].map(
      ([, key = '', value = '']) => [key.replaceAll('"', ''), value] as const,
    );
    const fitting = entries.find(([key]) => key.startsWith('~') && new RegExp(key.slice(1)).test(file));
    return (fitting ?? entries.find(([key]) => key === 'default'))?.[1] ?? '';
  };

  test.each(FILES)('says the same of $file', ({ file, isHashed }) => {
    const isBoard = file.endsWith('board.html');
    expect(valueOf('oddboard_frames', file)).toBe(isBoard ? 'frame-ancestors *' : NOBODY);
    expect(valueOf('oddboard_cache', file)).toBe(isHashed ? FOREVER : 'no-cache');
  });
});
