import { Suspense, lazy, useEffect } from 'react';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Problem } from './Problem.tsx';
import { LibraryPage } from './library/LibraryPage.tsx';
import { PlayPage } from './play/PlayPage.tsx';
import { useSettings } from './useSettings.ts';

/** Loaded when it is asked for: most come to play. */
const EditorPage = lazy(async () => {
  const page = await import('./editor/EditorPage.tsx');
  return { default: page.EditorPage };
});

/** The app: a screen for each hash route, so that it works from any static host and sub-path. */
export function App() {
  const { theme, animation } = useSettings();
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.animation = animation ? 'on' : 'off';
  }, [theme, animation]);
  return (
    <ErrorBoundary>
      <Router hook={useHashLocation}>
        <Switch>
          <Route path="/">
            <LibraryPage />
          </Route>
          <Route path="/play/:variant/:link?">
            {({ variant, link }) => <PlayPage key={variant} id={variant} link={link ?? ''} />}
          </Route>
          <Route path="/edit/:variant/:position?">
            {({ variant, position }) => (
              // Nothing to see for the moment that it takes.
              <Suspense fallback={<main aria-busy="true" />}>
                <EditorPage key={variant} id={variant} address={position ?? ''} />
              </Suspense>
            )}
          </Route>
          <Route>
            <Problem title="There is no such page" message="The address leads nowhere in Oddboard." />
          </Route>
        </Switch>
      </Router>
    </ErrorBoundary>
  );
}
