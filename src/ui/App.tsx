import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { deferred } from './deferred.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Problem } from './Problem.tsx';
import { FileDrop } from './FileDrop.tsx';
import { HelpKey } from './HelpKey.tsx';
import { Loading } from './Loading.tsx';
import { Notices } from './Notices.tsx';
import { PlayPage } from './play/PlayPage.tsx';
import { Shell } from './Shell.tsx';
import { useAppearance } from './useAppearance.ts';

/** What the first board can do without is loaded when it is wanted. */
const LibraryPage = deferred(async () => (await import('./library/LibraryPage.tsx')).LibraryPage, <Shell />);
const LearnPage = deferred(async () => (await import('./learn/LearnPage.tsx')).LearnPage, <Loading />);
const EditorPage = deferred(async () => (await import('./editor/EditorPage.tsx')).EditorPage, <Loading />);

/** The app: a screen for each hash route, so that it works from any static host and sub-path. */
export function App() {
  useAppearance();
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
          <Route<{
            variant: string;
            chapter?: string;
            item?: string;
          }> path="/learn/:variant/:chapter?/:item?">
            {({ variant, chapter, item }) => (
              <LearnPage key={variant} id={variant} chapter={chapter ?? ''} item={item ?? ''} />
            )}
          </Route>
          <Route path="/edit/:variant/:position?">
            {({ variant, position }) => <EditorPage key={variant} id={variant} address={position ?? ''} />}
          </Route>
          <Route>
            <Problem title="There is no such page" message="The address leads nowhere in Oddboard." />
          </Route>
        </Switch>
        <FileDrop />
        <HelpKey />
        <Notices />
      </Router>
    </ErrorBoundary>
  );
}
