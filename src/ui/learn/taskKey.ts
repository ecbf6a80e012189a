import type { Rulebook, Task } from '../../rulebook/rulebook.ts';

/** The key under which a solved task is remembered. */
export const taskKey = ({ variants }: Rulebook, { id }: Task): string => `${variants[0]?.id ?? ''}/${id}`;
