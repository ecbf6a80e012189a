import type { Rulebook, Task } from '../../rulebook/rulebook.ts';

/** Under which name it is remembered that a task was solved. */
export const taskKey = ({ variants }: Rulebook, { id }: Task): string => `${variants[0]?.id ?? ''}/${id}`;
