import type { ComponentProps } from 'react';
import { useState } from 'react';
import { Route, Router, useLocation } from 'wouter';
import { ruleRoute } from '../routes.ts';
import { Rules } from './Rules.tsx';

interface RulesTabProps {
  /** The page of the rulebook that is open, as its route. */
  readonly page: string;
  readonly onPage: (page: string) => void;
  /** Finds the chapter to begin with, if the page names none; empty for the first. */
  readonly begin: () => string;
}

/** The rulebook beside a board. Its links to other pages of it open here; all others leave the screen. */
export function RulesTab({ page, onPage, begin }: RulesTabProps) {
  const [, navigate] = useLocation();
  // What happens while somebody reads does not turn the page.
  const [beginning] = useState(begin);
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
          <Rules id={variant} chapter={chapter ?? ''} item={item ?? ''} begin={beginning} />
        )}
      </Route>
    </Router>
  );
}
