import * as v from 'valibot';
import type { Migration } from './migrations.ts';
import { persist } from './persisted.ts';

export const themes = ['system', 'light', 'dark', 'high-contrast'] as const;
/** How a piece is shown: as a drawing, as its letter, or by how it moves. */
export const pieceSets = ['figures', 'letters', 'moves'] as const;
/** How two people sit at one screen. */
export const orientations = ['same-side', 'turn-board', 'across-table'] as const;

/** How large the board is: as large as the window allows, or larger, so that it scrolls. */
export const boardSizes = ['fitting', 'large', 'largest'] as const;

/** How moves are announced to people who do not see the board. */
export const announcementStyles = ['full', 'notation'] as const;

/** How long the computer waits before a move of its own appears. */
export const paces = ['at-once', 'quick', 'calm', 'slow'] as const;

const settingsSchema = v.object({
  theme: v.fallback(v.picklist(themes), 'system'),
  pieces: v.fallback(v.picklist(pieceSets), 'figures'),
  orientation: v.fallback(v.picklist(orientations), 'same-side'),
  boardSize: v.fallback(v.picklist(boardSizes), 'fitting'),
  coordinates: v.fallback(v.boolean(), true),
  /** Whether the colours of hexes have patterns, too. */
  patterns: v.fallback(v.boolean(), false),
  animation: v.fallback(v.boolean(), true),
  sounds: v.fallback(v.boolean(), false),
  confirm: v.fallback(v.boolean(), false),
  helpKey: v.fallback(v.boolean(), true),
  announcements: v.fallback(v.picklist(announcementStyles), 'full'),
  /** Whether rules are explained when they first matter. */
  explanations: v.fallback(v.boolean(), true),
  pace: v.fallback(v.picklist(paces), 'calm'),
});

/** The least time before a move of the computer appears, in milliseconds. */
export const paceOf = ({ pace }: Pick<Settings, 'pace'>): number => PACES[pace];

const PACES: Readonly<Record<(typeof paces)[number], number>> = {
  'at-once': 0,
  quick: 350,
  calm: 700,
  slow: 1500,
};

export type PieceSet = (typeof pieceSets)[number];
export type Orientation = (typeof orientations)[number];
export type Settings = v.InferOutput<typeof settingsSchema>;

export interface SettingsState extends Settings {
  readonly change: (settings: Partial<Settings>) => void;
}

/** The ids of settings that were once stored by their labels. */
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

/** Renames the setting once called `seating`. */
const fromSeating: Migration = (saved) => {
  const { seating, ...others } = saved as Readonly<Record<string, unknown>>;
  return seating === undefined ? others : { orientation: seating, ...others };
};

export const settingsMigrations: readonly Migration[] = [byId, fromSeating];

/** Reads settings from a stored value of any shape; an unknown value becomes the default. */
export const readSettings = (stored: unknown): Settings =>
  v.parse(settingsSchema, isObject(stored) ? stored : {});

/** Only the stored settings whose values are known. */
export function readChanges(stored: unknown): Partial<Settings> {
  if (!isObject(stored)) return {};
  const known = Object.entries(readSettings(stored));
  return Object.fromEntries(known.filter(([name, value]) => stored[name] === value));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The user’s settings, kept on the device. If nothing can be kept, they last until the page is closed. */
export const settings = persist<SettingsState, Settings>({
  part: 'settings',
  read: readSettings,
  migrations: settingsMigrations,
  initial: (change) => ({ ...readSettings({}), change }),
});
