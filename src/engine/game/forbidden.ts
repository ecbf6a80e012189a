import type { Forbidden } from '../rules/move.ts';
import type { Situation } from './situation.ts';

/** The ways to try the forbidden moves of a position, each with the reason. */
export const forbiddenIn = ({ variant, position, history, status }: Situation): Forbidden[] =>
  status.forbidden.flatMap((move) => {
    const reason = variant.whyForbidden(position, history, move).text;
    return variant.paths(position, move).map((path) => ({ path, reason }));
  });
