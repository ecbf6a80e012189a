import { isObject } from '../engine/isObject.ts';

/** Beside the address of a game that is explored: its report is to be opened. */
export const REPORT_ENTRY = { opens: 'report' } as const;

/** Whether the report of the game in the address is to be opened. */
export function opensReport(): boolean {
  const state: unknown = history.state;
  return isObject(state) && state.opens === REPORT_ENTRY.opens;
}
