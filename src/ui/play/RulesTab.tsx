import type { ComponentProps } from 'react';
import { useState } from 'react';
import { Route, Router, useLocation } from 'wouter';
import { outcomeOf } from '../../engine/game/game.ts';
import { hintToShow } from '../../engine/game/hints.ts';
import type { PlayState } from '../../store/playState.ts';
import { usePlayStore } from '../game/PlayContext.ts';
import { Rules } from '../learn/Rules.tsx';
import { ruleRoute } from '../routes.ts';

interface RulesTabProps {
  /** The page of the rulebook that is open, as its route. */
  readonly page: string;
  readonly onPage: (page: string) => void;
}

/**
 * The rulebook beside a game. If the page names no chapter, it opens at what has just happened. Its links to other
 * pages of it open here; all others leave the game.
 */
export function RulesTab({ page, onPage }: RulesTabProps) {
  const [, navigate] = useLocation();
  const store = usePlayStore();
  // What happens while somebody reads does not turn the page.
  const [begin] = useState(() => chapterAbout(store.getState()));
  const hook: ComponentProps<typeof Router>['hook'] = () => [
    page,
    (to: string, options?: object) => {
      if (to.startsWith(ruleRoute(''))) onPage(to);
      else navigate(to, options);
    },
  ];
  return (
    <Router hook={hook}>
      <Route<{
        variant: string;
        chapter?: string;
        item?: string;
      }> path="/learn/:variant/:chapter?/:item?">
        {({ variant, chapter, item }) => (
          <Rules id={variant} chapter={chapter ?? ''} item={item ?? ''} begin={begin} />
        )}
      </Route>
    </Router>
  );
}

/** The chapter about the last refusal, the end of the game, or else the rule that matters most; empty for none. */
function chapterAbout({ document: { game }, refusal }: PlayState): string {
  const outcome = outcomeOf(game);
  if (refusal) return refusal.reason.rule;
  return outcome ? game.variant.endRule(outcome) : (hintToShow(game, () => true, null)?.rule ?? '');
}
