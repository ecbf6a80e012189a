import { variantNamed } from './catalogue.ts';
import { writeLink } from '../../src/engine/game/link.ts';

interface LinkContent {
  readonly start?: string;
  /** Action strings with spaces between. */
  readonly actions?: string;
  readonly players?: readonly [string, string];
  readonly look?: number;
}

/** The hash route of a game, to begin a test or a picture in the middle of it. */
export function linkTo(id: string, { start, actions = '', players = ['', ''], look }: LinkContent): string {
  const variant = variantNamed(id);
  const link = writeLink(variant, {
    variant: id,
    rules: variant.version,
    players,
    start,
    actions: actions === '' ? [] : actions.split(' '),
    look,
  });
  return `#/play/${id}/${link}`;
}
