import { Link } from 'wouter';
import { useStore } from 'zustand';
import type { RegistryEntry } from '../engine/registry.ts';
import { progress } from '../store/progress.ts';
import { standingOn } from '../store/standing.ts';
import { pathRoute } from './routes.ts';
import * as words from '#words/ui/path.ts';

type PathLinkProps = Pick<RegistryEntry, 'id' | 'game' | 'name'>;

/** The link to the short path into a game, with how long it takes or how far the reader has come. */
export function PathLink({ id, game, name }: PathLinkProps) {
  const standing = standingOn(game, useStore(progress));
  if (!standing) return null;
  const { state, minutes, cards, card } = standing;
  const label = {
    new: words.learnIn(minutes),
    begun: words.goOn(cards.indexOf(card) + 1, cards.length),
    done: words.again,
  }[state];
  return (
    <Link href={pathRoute(id)} className="button" aria-label={words.ofGame(label, name)}>
      {label}
    </Link>
  );
}
