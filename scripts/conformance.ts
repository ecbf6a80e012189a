// npm run -s conformance -- FILE...   checks every line of the given conformance files.
import { readFileSync } from 'node:fs';
import { differences } from '../tests/support/conformance.ts';

const MOST_DIFFERENCES_SHOWN = 10;

function check(file: string, text: string, number: number): boolean {
  const problems = problemsOf(text);
  if (problems.length === 0) return true;
  console.log(`${file}:${String(number)} ${describe(text)}`);
  for (const problem of problems.slice(0, MOST_DIFFERENCES_SHOWN)) console.log(`  ${problem}`);
  const more = problems.length - MOST_DIFFERENCES_SHOWN;
  if (more > 0) console.log(`  and ${String(more)} more`);
  return false;
}

function problemsOf(text: string): string[] {
  try {
    return differences(text);
  } catch (error) {
    return [String(error)];
  }
}

/** The variant and position of a line, as far as they can be read. */
function describe(text: string): string {
  try {
    const { variant, position } = JSON.parse(text) as { variant?: unknown; position?: unknown };
    return `${String(variant)} ${position === undefined ? 'from the standard start' : JSON.stringify(position)}`;
  } catch {
    return 'is not JSON';
  }
}

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Name the files to check: npm run -s conformance -- FILE...');
  process.exit(2);
}
let passed = 0;
let failed = 0;
for (const file of files) {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch {
    console.error(`${file} cannot be read.`);
    process.exit(2);
  }
  for (const [i, text] of content.split('\n').entries())
    if (text.trim() !== '')
      if (check(file, text, i + 1)) passed++;
      else failed++;
}
console.log(`${String(passed)} passed, ${String(failed)} failed`);
process.exit(failed > 0 ? 1 : 0);
