import type { ComponentProps } from 'react';
import { Route, Router, useLocation } from 'wouter';
import { Rules } from '../learn/Rules.tsx';
import { ruleRoute } from '../routes.ts';

interface RulesTabProps {
  /** The page of the rulebook that is open, as its route. */
  readonly page: string;
  readonly onPage: (page: string) => void;
}

/** The rulebook beside a game. Its links to other pages of it open here; all others leave the game. */
export function RulesTab({ page, onPage }: RulesTabProps) {
  const [, navigate] = useLocation();
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
        {({ variant, chapter, item }) => <Rules id={variant} chapter={chapter ?? ''} item={item ?? ''} />}
      </Route>
    </Router>
  );
}
