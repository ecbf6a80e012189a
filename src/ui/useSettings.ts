import { useStore } from 'zustand';
import type { SettingsState } from '../store/settings.ts';
import { settings } from '../store/settings.ts';
import type { Say } from '../engine/rules/message.ts';
import { say, sayInFull } from '../words/say.ts';

/** The settings, and the function that changes them. */
export const useSettings = (): SettingsState => useStore(settings);

/** How announcements are put into words for people who do not see the board, as the settings have it. */
export const useSayAloud = (): Say => (useSettings().announcements === 'full' ? sayInFull : say);
