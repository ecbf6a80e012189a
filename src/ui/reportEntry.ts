import * as v from 'valibot';

/** Beside the address of a game that is explored: its report is to be opened. */
export const REPORT_ENTRY = { opens: 'report' } as const;

/** Whether the report of the game in the address is to be opened. */
export const opensReport = (): boolean =>
  v.is(v.object({ opens: v.literal(REPORT_ENTRY.opens) }), history.state);
