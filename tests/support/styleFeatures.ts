import type { Feature } from './browserFloor.ts';
import { css, featureAt, featuresNamed, isOneWithinFloor, isWithinFloor } from './browserFloor.ts';

/** The features in a style sheet that the oldest browsers lack, under the names by which to look them up. */
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
      // A property with a vendor prefix is for that browser only.
      if (/^-(?!-)/.test(property)) return [];
      const known = property.startsWith('--') ? {} : featureAt(css, 'properties', property);
      if (!known || !isWithinFloor(known)) return [[property, false]];
      return [...words(property, value, known), ...functions(property, value, known), ...units(value)];
    },
  );
}

/** The keywords of a value that the data lists separately. */
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

/** Units of the dynamic viewport and of containers, with their keys in the data. */
const NEWER_UNITS: ReadonlyMap<string, string> = new Map([
  ['dvh', 'viewport_percentage_units_dynamic'],
  ['cqw', 'container_query_length_units'],
  ['cqh', 'container_query_length_units'],
]);

/** Old units are known everywhere; the data says it for newer ones. */
const units = (value: string): Use[] =>
  [...value.matchAll(/(?<![\w#-])[\d.]+([a-z]+)\b/g)].map(([, unit = '']): Use => {
    const newer = NEWER_UNITS.get(unit);
    return [
      `the unit ${unit}`,
      newer === undefined
        ? /^(px|rem|em|ch|vw|vh|fr|mm|pt|s|ms|deg)$/.test(unit)
        : isWithinFloor(featureAt(css, 'types', 'length', newer)),
    ];
  });
