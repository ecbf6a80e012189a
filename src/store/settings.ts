import * as v from 'valibot';
import type { Migration } from './migrations.ts';
import { persist } from './persisted.ts';

export const themes = ['system', 'light', 'dark', 'high-contrast'] as const;
/** What stands for a piece: a drawing, its letter, or how it moves. */
export const pieceSets = ['figures', 'letters', 'moves'] as const;
/** How two people sit at one screen. */
export const orientations = ['same-side', 'turn-board', 'across-table'] as const;

const settingsSchema = v.object({
  theme: v.fallback(v.picklist(themes), 'system'),
  pieces: v.fallback(v.picklist(pieceSets), 'figures'),
  orientation: v.fallback(v.picklist(orientations), 'same-side'),
  coordinates: v.fallback(v.boolean(), true),
  animation: v.fallback(v.boolean(), true),
  sounds: v.fallback(v.boolean(), false),
  confirm: v.fallback(v.boolean(), false),
  helpKey: v.fallback(v.boolean(), true),
  /** Whether rules are explained when they first matter. */
  explanations: v.fallback(v.boolean(), true),
});

export type PieceSet = (typeof pieceSets)[number];
export type Orientation = (typeof orientations)[number];
export type Settings = v.InferOutput<typeof settingsSchema>;

export interface SettingsState extends Settings {
  readonly change: (settings: Partial<Settings>) => void;
}

/** What settings were kept as when they were kept as they are read. */
const labels: Readonly<Record<string, string>> = {
  'high contrast': 'high-contrast',
  'same side': 'same-side',
  'turn the board': 'turn-board',
  'across the table': 'across-table',
};

const byId: Migration = (saved) =>
  Object.fromEntries(
    Object.entries(saved).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? (labels[value] ?? value) : value,
    ]),
  );

/** From the first name of the orientation. */
const fromSeating: Migration = (saved) => {
  const { seating, ...others } = saved as Readonly<Record<string, unknown>>;
  return seating === undefined ? others : { orientation: seating, ...others };
};

export const settingsMigrations: readonly Migration[] = [byId, fromSeating];

/** Whatever is stored, every setting has a value that we know. */
export const readSettings = (stored: unknown): Settings =>
  v.parse(settingsSchema, isObject(stored) ? stored : {});

/** Those settings among what is stored that have a value that we know. */
export function readChanges(stored: unknown): Partial<Settings> {
  if (!isObject(stored)) return {};
  const known = Object.entries(readSettings(stored));
  return Object.fromEntries(known.filter(([name, value]) => stored[name] === value));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What people prefer, kept on the device. Where nothing can be kept, it holds until the page is closed. */
export const settings = persist<SettingsState, Settings>({
  part: 'settings',
  read: readSettings,
  migrations: settingsMigrations,
  initial: (change) => ({ ...readSettings({}), change }),
});
