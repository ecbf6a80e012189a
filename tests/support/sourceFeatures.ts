import path from 'node:path';
import ts from 'typescript';
import type { Feature } from './browserFloor.ts';
import { api, builtins, featureAt, html, isOneWithinFloor, isWithinFloor, members } from './browserFloor.ts';

/** Typed arrays, for which the data has a single entry. */
const TYPED_ARRAY = /^(Big)?(Int|Uint|Float)\d+(Clamped)?Array$/;

/** The features in the sources that the oldest browsers lack; all but HTML attributes with their files. */
export function sourcesAboveFloor(): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const files = ts.sys.readDirectory('src', ['.ts', '.tsx']);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const found = new Set<string>();
  for (const file of program.getSourceFiles().filter((source) => !source.isDeclarationFile)) {
    const visit = (node: ts.Node): void => {
      const name = nameAboveFloor(node, checker);
      if (name !== null)
        found.add(name.startsWith('<') ? name : `${path.relative('.', file.fileName)}: ${name}`);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return [...found].sort();
}

function nameAboveFloor(node: ts.Node, checker: ts.TypeChecker): string | null {
  if (ts.isJsxAttribute(node)) return attributeAboveFloor(node);
  if (!ts.isIdentifier(node) || isAlwaysKnown(node.text)) return null;
  const declarations = checker.getSymbolAtLocation(node)?.declarations ?? [];
  // A name with declarations for several versions of the language is known if one of them is.
  const uses = declarations.flatMap((declaration) => featuresOf(declaration, node.text));
  return isOneWithinFloor(uses.flatMap(({ features }) => features)) ? null : (uses[0]?.name ?? node.text);
}

/** Whether every feature of this name is known, which saves a slow look at the types. */
const isAlwaysKnown = (name: string): boolean =>
  [...(members.get(name) ?? []), featureAt(builtins, name), featureAt(api, name)].every(isWithinFloor);

interface Use {
  readonly name: string;
  readonly features: readonly Feature[];
}

/** The data’s features for a declaration in TypeScript’s libraries for the language and browsers. */
function featuresOf(declaration: ts.Declaration, name: string): Use[] {
  if (!/\/typescript\/lib\/lib\.[^/]*$/.test(declaration.getSourceFile().fileName)) return [];
  const owner = ownerOf(declaration);
  if (owner === null) {
    const own = featureAt(builtins, name) ?? featureAt(api, name);
    return own ? [{ name, features: [own] }] : [];
  }
  const entry =
    featureAt(builtins, TYPED_ARRAY.test(owner) ? 'TypedArray' : owner) ??
    featureAt(builtins, 'Intl', owner) ??
    featureAt(api, owner);
  const own = entry && (featureAt(entry, name) ?? featureAt(entry, `${name}_static`));
  // Interfaces that several others share have no entry; any feature with the name of the member will do.
  const shared = entry || owner.startsWith('CSSStyle') ? [] : (members.get(name) ?? []);
  const features = own ? [own] : shared;
  return [{ name: `${owner}.${name}`, features }];
}

/** The interface that contains a declaration, by its name in the data; null for a top-level declaration. */
function ownerOf({ parent }: ts.Declaration): string | null {
  if (ts.isInterfaceDeclaration(parent))
    return parent.name.text.replace(/Constructor$/, '').replace(/^Readonly(?=Array|Map|Set)/, '');
  // declare var URL: { prototype: URL; canParse(…): boolean };
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return parent.parent.name.getText();
  return null;
}

/** The attribute of an HTML element, in React’s spelling, if the floor lacks it; otherwise null. */
function attributeAboveFloor({ name, parent }: ts.JsxAttribute): string | null {
  const element = parent.parent.tagName.getText();
  if (!/^[a-z]/.test(element)) return null;
  const attribute = name.getText().toLowerCase();
  const own =
    featureAt(html, 'elements', element, attribute) ?? featureAt(html, 'global_attributes', attribute);
  return isWithinFloor(own) ? null : `<${element} ${attribute}>`;
}
