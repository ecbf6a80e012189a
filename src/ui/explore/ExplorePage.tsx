import { useEffect } from 'react';
import { Link } from 'wouter';
import type { Variant } from '../../engine/rules/variant.ts';
import { PlayContext } from '../game/PlayContext.ts';
import { Loading } from '../Loading.tsx';
import { Problem } from '../Problem.tsx';
import { exploreRoute } from '../routes.ts';
import { awaitedRules, Unloaded } from '../Unloaded.tsx';
import { useVariant } from '../useVariant.ts';
import { addSentences, say } from '../../words/say.ts';
import { explore } from '#words/explore.ts';
import { tree } from '#words/tree.ts';
import * as words from '#words/ui/explore.ts';
import { ExploreContext } from './ExploreContext.ts';
import { isLongLink, TreeMap } from './largeTree.ts';
import { ExploreScreen } from './ExploreScreen.tsx';
import { StudyContext } from './StudyContext.ts';
import { useStudy } from './useStudy.ts';

// The sentences about trees load with the screen that has one.
addSentences({ ...explore, ...tree });

interface ExplorePageProps {
  /** The variant's id, as in the address. */
  readonly id: string;
  /** The tree or game that the address holds; empty for none. */
  readonly link: string;
}

/**
 * A tree of variations on its screen. The device saves it with every change; the address holds the whole tree as well.
 */
export function ExplorePage({ id, link }: ExplorePageProps) {
  const variant = useVariant(id);
  // A large tree takes long to read, and its picture loads meanwhile.
  useEffect(() => {
    if (isLongLink(link)) TreeMap.load().catch(() => undefined);
  }, [link]);
  if (!variant) return <Loading awaited={awaitedRules(id)} />;
  if (!variant.ok) return <Unloaded id={id} title={words.notShown} message={say(variant.message)} />;
  return <Opened variant={variant.value} link={link} />;
}

interface OpenedProps {
  readonly variant: Variant;
  readonly link: string;
}

function Opened({ variant, link }: OpenedProps) {
  const { open, join } = useStudy(variant, link);
  if (!open) return <Loading awaited={words.awaited} />;
  if (!open.ok)
    return (
      <Problem title={words.notShown} message={say(open.message)}>
        <Link href={exploreRoute(variant.id)} className="button">
          {words.startAnew}
        </Link>
      </Problem>
    );
  const { explore, line, autosave, key } = open.value;
  return (
    <ExploreContext key={key} value={explore}>
      <StudyContext value={autosave}>
        <PlayContext value={line}>
          <ExploreScreen onJoin={join} />
        </PlayContext>
      </StudyContext>
    </ExploreContext>
  );
}
