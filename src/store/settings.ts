import { isObject } from '../engine/isObject.ts';
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
export type Settings = ReturnType<typeof readSettings>;

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

/** The one among `all` that was stored; the first, unless another is named, if that is none of them. */
const one = <T>(all: readonly [T, ...T[]], stored: unknown, otherwise: T = all[0]): T =>
  all.find((each) => each === stored) ?? otherwise;

const flag = (stored: unknown, otherwise: boolean): boolean =>
  typeof stored === 'boolean' ? stored : otherwise;

/** Reads settings from a stored value of any shape; an unknown value becomes the default. */
export function readSettings(stored: unknown) {
  const known = isObject(stored) ? stored : {};
  return {
    theme: one(themes, known.theme),
    pieces: one(pieceSets, known.pieces),
    orientation: one(orientations, known.orientation),
    boardSize: one(boardSizes, known.boardSize),
    coordinates: flag(known.coordinates, true),
    /** Whether the colours of hexes have patterns, too. */
    patterns: flag(known.patterns, false),
    animation: flag(known.animation, true),
    sounds: flag(known.sounds, false),
    confirm: flag(known.confirm, false),
    helpKey: flag(known.helpKey, true),
    announcements: one(announcementStyles, known.announcements),
    /** Whether rules are explained when they first matter. */
    explanations: flag(known.explanations, true),
    pace: one(paces, known.pace, 'calm'),
  };
}

/** Only the stored settings whose values are known. */
export function readChanges(stored: unknown): Partial<Settings> {
  if (!isObject(stored)) return {};
  const known = Object.entries(readSettings(stored));
  return Object.fromEntries(known.filter(([name, value]) => stored[name] === value));
}

/** The user’s settings, kept on the device. If nothing can be kept, they last until the page is closed. */
export const settings = persist<SettingsState, Settings>({
  part: 'settings',
  read: readSettings,
  migrations: settingsMigrations,
  initial: (change) => ({ ...readSettings({}), change }),
});
