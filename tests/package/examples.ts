import { readFileSync } from 'node:fs';

/** An example of the package’s README. */
export interface Example {
  /** The heading above it, as the name of a file: `a-picture`. */
  readonly name: string;
  readonly code: string;
  /** What it prints, by the comments below each `console.log`. */
  readonly prints: string;
  /** Whether it needs a page. */
  readonly isForPages: boolean;
}

const SECTION = /^## (.+)$([^]*?)(?=^## |$(?![^]))/gm;
const CODE = /^```ts\n([^]*?)^```$/m;
const COMMENT = /^\/\/ ?(.*)$/gm;

/** The examples of a README, each the very text of a block of code there. */
export const examplesIn = (file: string): Example[] =>
  [...readFileSync(file, 'utf8').matchAll(SECTION)].flatMap(([, heading = '', text = '']) => {
    const [, code] = CODE.exec(text) ?? [];
    if (code === undefined) return [];
    return [
      {
        name: heading
          .toLowerCase()
          .replaceAll(/[^a-z]+/g, '-')
          .replace(/-$/, ''),
        code,
        prints: [...code.matchAll(COMMENT)].map(([, line = '']) => line).join('\n'),
        isForPages: code.includes("'oddboard/board'"),
      },
    ];
  });
