import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Known, KnownVariant } from '../../src/rulebook/known/known.ts';
import { knownOf } from '../../src/rulebook/known/known.ts';
import { LEVEL, NODES } from './playGame.ts';

const FILE = path.resolve('src/rulebook/known/known.json');

/**
 * What is known so far; nothing if there is no file yet.
 * @throws Error when it was found in games of another level, which would be counted together with these.
 */
export function readKnown(): Known {
  if (!existsSync(FILE)) return { nodes: NODES, level: LEVEL, variants: {} };
  const known = JSON.parse(readFileSync(FILE, 'utf8')) as Known;
  if (known.nodes !== NODES || known.level !== LEVEL)
    throw new Error(`${FILE} has games of another level: remove it to begin anew.`);
  return known;
}

/** Writes what is known with something more about a variant. What other runs have written meanwhile stays. */
export function learn(id: string, news: Partial<KnownVariant>): void {
  const known = readKnown();
  const variants = { ...known.variants, [id]: { ...knownOf(known, id), ...news } };
  writeFileSync(FILE, `${JSON.stringify({ ...known, variants })}\n`);
}
