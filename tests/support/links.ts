import { variantNamed } from './registry.ts';
import type { Seat } from '../../src/engine/record/seats.ts';
import type { BySide } from '../../src/engine/rules/side.ts';
import { writeGameLink } from '../../src/engine/record/gameLink.ts';

interface LinkContent {
  readonly start?: string;
  /** Action strings, separated by spaces. */
  readonly actions?: string;
  readonly players?: readonly [string, string];
  readonly cursor?: number;
  readonly seats?: BySide<Seat>;
}

/** The hash route of a game, for a test or a picture that begins in the middle of it. */
export function linkTo(
  id: string,
  { start, actions = '', players = ['', ''], cursor, seats }: LinkContent,
): string {
  const variant = variantNamed(id);
  return writeGameLink(variant, {
    variant: id,
    rules: variant.version,
    players,
    start,
    actions: actions === '' ? [] : actions.split(' '),
    cursor,
    seats,
  });
}
