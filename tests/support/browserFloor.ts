import { createRequire } from 'node:module';
import type {
  CompatData,
  Identifier,
  SimpleSupportStatement,
  SupportStatement,
} from '@mdn/browser-compat-data';

/** The oldest supported browsers. README.md and src/boot.js name them, vite.config.ts builds for them. */
export const FLOOR = { chrome: '111', firefox: '115', safari: '16.4' } as const;

const BROWSERS = Object.keys(FLOOR) as readonly (keyof typeof FLOOR)[];

/** A feature of the web, or a group of features, in MDN’s data. */
export type Feature = Identifier;

/** Required, since importing so much JSON takes half a minute in tests. */
const { css, html, api, javascript } = createRequire(import.meta.url)(
  '@mdn/browser-compat-data',
) as CompatData;
export { api, css, html };

/** The feature that the keys lead to, if there is one. */
export function featureAt(from: Feature, ...keys: readonly string[]): Feature | undefined {
  return keys.reduce<Feature | undefined>(
    (feature, key) => (feature && Object.hasOwn(feature, key) ? feature[key] : undefined),
    from,
  );
}

/** The features that a feature consists of, by their names. */
const partsOf = (feature: Feature): [string, Feature][] =>
  Object.entries(feature as { readonly [name: string]: Feature }).filter(([name]) => name !== '__compat');

/** All features below one with a name. */
export function featuresNamed(from: Feature, name: string): Feature[] {
  return partsOf(from).flatMap(([key, part]) => [
    ...(key === name ? [part] : []),
    ...featuresNamed(part, name),
  ]);
}

/** The built-in objects of the language: `Array`, `Promise` and so on. */
export const builtins: Feature = javascript.builtins ?? {};

/** Every member of built-in objects and of browser interfaces, with all features of that name. */
export const members: ReadonlyMap<string, readonly Feature[]> = membersOf([builtins, api]);

function membersOf(groups: readonly Feature[]): ReadonlyMap<string, readonly Feature[]> {
  const all = new Map<string, Feature[]>();
  for (const [, owner] of groups.flatMap(partsOf))
    for (const [key, feature] of partsOf(owner)) {
      const name = key.replace(/_static$/, '');
      all.set(name, [...(all.get(name) ?? []), feature]);
    }
  return all;
}

/** Whether all browsers of the floor have the feature, or the data does not say. */
export function isWithinFloor(feature: Feature | undefined): boolean {
  const support = feature?.__compat?.support;
  return !support || BROWSERS.every((browser) => isThere(support[browser], FLOOR[browser]));
}

/** Whether one of some features is within the floor, or the data has none of them. */
export const isOneWithinFloor = (features: readonly Feature[]): boolean =>
  features.length === 0 || features.some(isWithinFloor);

function isThere(support: SupportStatement | undefined, floor: string): boolean {
  const statements: readonly SimpleSupportStatement[] = support === undefined ? [] : [support].flat();
  return statements.some(
    ({ version_added: since, version_removed: until, flags, prefix, alternative_name: otherName }) =>
      typeof since === 'string' &&
      isNoNewer(since, floor) &&
      until === undefined &&
      flags === undefined &&
      prefix === undefined &&
      otherName === undefined,
  );
}

/** Versions are numbers with points between them; one that is not known exactly begins with ≤. */
function isNoNewer(version: string, floor: string): boolean {
  const [a = NaN, b = 0] = version.replace('≤', '').split('.').map(Number);
  const [x = NaN, y = 0] = floor.split('.').map(Number);
  return a < x || (a === x && b <= y);
}
