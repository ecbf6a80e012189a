import { useStore } from 'zustand';
import type { SettingsState } from '../store/settings.ts';
import { settings } from '../store/settings.ts';

/** The settings, and the function that changes them. */
export const useSettings = (): SettingsState => useStore(settings);
