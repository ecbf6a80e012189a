import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { persist } from 'zustand/middleware';

export const themes = ['system', 'light', 'dark', 'high contrast'] as const;
/** What stands for a piece: a drawing, its letter, or how it moves. */
export const pieceSets = ['figures', 'letters', 'moves'] as const;
/** How two people sit at one screen. */
export const seatings = ['same side', 'turn the board', 'across the table'] as const;

const settingsSchema = v.object({
  theme: v.fallback(v.picklist(themes), 'system'),
  pieces: v.fallback(v.picklist(pieceSets), 'figures'),
  seating: v.fallback(v.picklist(seatings), 'same side'),
  coordinates: v.fallback(v.boolean(), true),
  animation: v.fallback(v.boolean(), true),
  sounds: v.fallback(v.boolean(), false),
  confirm: v.fallback(v.boolean(), false),
  helpKey: v.fallback(v.boolean(), true),
  /** Whether rules are explained when they first matter. */
  explanations: v.fallback(v.boolean(), true),
});

export type PieceSet = (typeof pieceSets)[number];
export type Seating = (typeof seatings)[number];
export type Settings = v.InferOutput<typeof settingsSchema>;

export interface SettingsState extends Settings {
  readonly change: (settings: Partial<Settings>) => void;
}

/** Whatever is stored, every setting has a value that we know. */
const readSettings = (stored: unknown): Settings =>
  v.parse(settingsSchema, typeof stored === 'object' && stored !== null ? stored : {});

/** What people prefer, kept on the device. Where nothing can be kept, it holds until the page is closed. */
export const settings = createStore<SettingsState>()(
  persist(
    (set) => ({
      ...readSettings({}),
      change: (changes) => {
        set(changes);
      },
    }),
    {
      name: 'oddboard-settings',
      // What is stored is just the settings, without the function that changes them.
      partialize: (state: SettingsState) => readSettings(state),
      merge: (stored, initial) => ({ ...initial, ...readSettings(stored) }),
    },
  ),
);
