import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Result } from '../../engine/rules/result.ts';
import { success } from '../../engine/rules/result.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Explored } from '../../store/explore/exploreStore.ts';
import { exploring } from '../../store/explore/exploreStore.ts';
import { randomId } from '../../store/randomId.ts';
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
import { ExploreScreen } from './ExploreScreen.tsx';
import { followStudy, openedStudy } from './studyAddress.ts';

// The sentences about trees load with the screen that has one.
addSentences({ ...explore, ...tree });

interface ExplorePageProps {
  /** The variant's id, as in the address. */
  readonly id: string;
  /** The tree or game that the address holds; empty for none. */
  readonly link: string;
}

/** A tree of variations on its screen. The address holds the whole tree. */
export function ExplorePage({ id, link }: ExplorePageProps) {
  const variant = useVariant(id);
  if (!variant) return <Loading awaited={awaitedRules(id)} />;
  if (!variant.ok) return <Unloaded id={id} title={words.notShown} message={say(variant.message)} />;
  return <Opened variant={variant.value} link={link} />;
}

interface OpenedProps {
  readonly variant: Variant;
  readonly link: string;
}

/** The stores of a tree that is open, and a key that differs for each tree that was opened. */
interface Open extends Explored {
  readonly key: string;
}

function Opened({ variant, link }: OpenedProps) {
  const [open, setOpen] = useState(() => openLink(variant, link));
  /** The link that the address has, or is about to have. */
  const written = useRef(link);
  const [, navigate] = useLocation();
  // A layout effect, so that the tree on the screen cannot be written over the address of another first.
  useLayoutEffect(() => {
    if (link === written.current) return;
    written.current = link;

    setOpen(openLink(variant, link));
  }, [variant, link]);
  useEffect(() => {
    if (!open.ok) return;
    return followStudy(open.value.explore, navigate, (next) => {
      written.current = next;
    });
  }, [open, navigate]);
  if (!open.ok)
    return (
      <Problem title={words.notShown} message={say(open.message)}>
        <Link href={exploreRoute(variant.id)} className="button">
          {words.startAnew}
        </Link>
      </Problem>
    );
  const { explore, line, key } = open.value;
  return (
    <ExploreContext key={key} value={explore}>
      <PlayContext value={line}>
        <ExploreScreen />
      </PlayContext>
    </ExploreContext>
  );
}

function openLink(variant: Variant, link: string): Result<Open> {
  const opened = openedStudy(variant, link);
  if (!opened.ok) return opened;
  const { study, stopped } = opened.value;
  return success({ ...exploring(study, stopped), key: randomId() });
}
