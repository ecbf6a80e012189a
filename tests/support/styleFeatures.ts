import type { Feature } from './browserFloor.ts';
import { css, featureAt, featuresNamed, isOneWithinFloor, isWithinFloor } from './browserFloor.ts';

/** What style sheets use that browsers of the floor do not know, each as one would look it up. */
export function stylesAboveFloor(sheet: string): string[] {
  const text = sheet.replace(/\/\*.*?\*\//gs, '').replace(/"[^"]*"|'[^']*'/g, '""');
  const found = [...atRules(text), ...selectors(text), ...declarations(text)];
  return [...new Set(found.filter(([, isKnown]) => !isKnown).map(([name]) => name))].sort();
}

type Use = readonly [name: string, isKnown: boolean];

function atRules(text: string): Use[] {
  return [...text.matchAll(/@([a-z-]+)([^{;]*)[{;]/g)].flatMap(([, name = '', prelude = '']): Use[] => {
    const rule = featureAt(css, 'at-rules', name);
    const features = [...prelude.matchAll(/\(([a-z-]+)/g)].map(([, feature = '']): Use => {
      const bare = feature.replace(/^(min|max)-/, '');
      return [`@${name} (${feature})`, rule ? isWithinFloor(featureAt(rule, bare)) : false];
    });
    const range: Use[] = /[<>]/.test(prelude)
      ? [[`@${name} with a range`, isWithinFloor(featureAt(css, 'at-rules', 'media', 'range_syntax'))]]
      : [];
    return [[`@${name}`, rule !== undefined && isWithinFloor(rule)], ...features, ...range];
  });
}

function selectors(text: string): Use[] {
  return [...text.matchAll(/(?<=[{};]|^)([^{};@]+)\{/g)].flatMap(([, selector = '']): Use[] => [
    ...[...selector.matchAll(/::?(?!-)([a-z-]+)/g)].map(([, name = '']): Use => [
      selector.trim(),
      isWithinFloor(featureAt(css, 'selectors', name)),
    ]),
    ...(selector.includes('&')
      ? [['nesting', isWithinFloor(featureAt(css, 'selectors', 'nesting'))] as const]
      : []),
  ]);
}

function declarations(text: string): Use[] {
  return [...text.matchAll(/(?<=[{;])\s*(-{0,2}[a-z][a-z\d-]*)\s*:\s*([^;{}]+)(?=[;}])/gi)].flatMap(
    ([, property = '', value = '']): Use[] => {
      // What has the name of a browser in it is for that one alone.
      if (/^-(?!-)/.test(property)) return [];
      const known = property.startsWith('--') ? {} : featureAt(css, 'properties', property);
      if (!known || !isWithinFloor(known)) return [[property, false]];
      return [...words(property, value, known), ...functions(property, value, known), ...units(value)];
    },
  );
}

/** The words of a value that the data knows by themselves. */
const words = (property: string, value: string, known: Feature): Use[] =>
  [...value.matchAll(/(?<![\w#.-])[a-z][a-z-]*(?![\w(-])/g)].map(([word]): Use => [
    `${property}: ${word}`,
    isWithinFloor(featureAt(known, word)),
  ]);

const functions = (property: string, value: string, known: Feature): Use[] =>
  [...value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)].map(([, name = '']): Use => {
    const own = featureAt(known, name);
    return [
      property.startsWith('--') ? `${name}()` : `${property}: ${name}()`,
      own ? isWithinFloor(own) : isOneWithinFloor(featuresNamed(featureAt(css, 'types') ?? {}, name)),
    ];
  });

/** Units of the window without the bars of the browser, and of a container, by where the data has them. */
const NEWER_UNITS: ReadonlyMap<string, string> = new Map([
  ['dvh', 'viewport_percentage_units_dynamic'],
  ['cqw', 'container_query_length_units'],
  ['cqh', 'container_query_length_units'],
]);

/** Lengths of old are known everywhere, newer ones to the data. */
const units = (value: string): Use[] =>
  [...value.matchAll(/(?<![\w#-])[\d.]+([a-z]+)\b/g)].map(([, unit = '']): Use => {
    const newer = NEWER_UNITS.get(unit);
    return [
      `the unit ${unit}`,
      newer === undefined
        ? /^(px|rem|em|ch|vw|vh|fr|s|ms|deg)$/.test(unit)
        : isWithinFloor(featureAt(css, 'types', 'length', newer)),
    ];
  });
