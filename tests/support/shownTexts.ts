import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A text that people read, and where it is. */
export interface ShownText {
  readonly file: string;
  readonly text: string;
}

const WORDS = 'src/words/en';

/** Every text in the words; what is filled in is an ellipsis. */
export const wordTexts: readonly ShownText[] = readdirSync(WORDS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => textsIn(path.join(WORDS, file)));

/** The paragraphs, list items and table cells of the README and of the documents beside it. */
export const documentTexts: readonly ShownText[] = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
].flatMap((file) =>
  readFileSync(file, 'utf8')
    .replace(/^```.*?^```/gms, '')
    .replace(/`[^`\n]*`/g, '…')
    .split(/\n{2,}|\n(?=\s*(?:[-*]|\d+\.) )|\|/)
    .map((text) => ({ file, text: text.replace(/[*_]/g, '').replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text.includes(' ')),
);

function textsIn(file: string): ShownText[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: ShownText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node)) found.push({ file, text: node.text });
    if (ts.isTemplateExpression(node)) {
      const text = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
      found.push({ file, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter(({ text }) => text.includes(' '));
}
