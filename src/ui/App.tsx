import type { ReactNode } from 'react';
import { loadCompression } from '../store/document/compression.ts';
import { Route, Router, Switch, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { deferred } from './deferred.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Fault } from './Fault.tsx';
import { Problem } from './Problem.tsx';
import { FileDrop } from './FileDrop.tsx';
import { HelpKey } from './HelpKey.tsx';
import { Loading } from './Loading.tsx';
import { Notices } from './Notices.tsx';
import { currentPlace } from './place.ts';
import { PlayPage } from './play/PlayPage.tsx';
import { Raised } from './Raised.tsx';
import { Shell } from './Shell.tsx';
import { useAppearance } from './useAppearance.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useVariant } from './useVariant.ts';
import * as common from '#words/ui/common.ts';

/** Everything that the first board does not need is loaded on demand. */
const LibraryPage = deferred(async () => (await import('./library/LibraryPage.tsx')).LibraryPage, <Shell />);
const loading = <Loading awaited={common.awaitsPage} />;
/** A screen with links to positions and games, which are to be short. */
const linking = async <Code,>(screen: Promise<Code>): Promise<Code> => {
  await Promise.all([screen, loadCompression()]);
  return screen;
};
const LearnPage = deferred(async () => (await linking(import('./learn/LearnPage.tsx'))).LearnPage, loading);
const PathPage = deferred(async () => (await import('./learn/PathPage.tsx')).PathPage, loading);
const ExplorePage = deferred(
  async () => (await linking(import('./explore/ExplorePage.tsx'))).ExplorePage,
  loading,
);
const PuzzlePage = deferred(
  async () => (await linking(import('./puzzles/PuzzlePage.tsx'))).PuzzlePage,
  loading,
);
const EditorPage = deferred(
  async () => (await linking(import('./editor/EditorPage.tsx'))).EditorPage,
  loading,
);

/** The app: one screen for each hash route, so that it works on any static host and sub-path. */
export function App() {
  useAppearance();
  useKeptFocus();
  return (
    <ErrorBoundary instead={<Fault />}>
      <Router hook={useHashLocation}>
        <Screen />
        <FileDrop />
        <HelpKey />
        <Notices />
      </Router>
    </ErrorBoundary>
  );
}

/** What shows a game: its rules load while the code of its screen does. */
function OfGame({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  useVariant(id);
  return children;
}

/** The screen of the route. If one screen fails, the others still work. */
function Screen() {
  // A move does not change the place, so a screen that fails because of a move stays failed.
  useLocation();
  return (
    <ErrorBoundary instead={<Fault />} place={currentPlace()}>
      <Raised />
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
            <OfGame id={variant}>
              <LearnPage key={variant} id={variant} chapter={chapter ?? ''} item={item ?? ''} />
            </OfGame>
          )}
        </Route>
        <Route path="/path/:variant/:card?">
          {({ variant, card }) => (
            <OfGame id={variant}>
              <PathPage key={variant} id={variant} card={card ?? ''} />
            </OfGame>
          )}
        </Route>
        <Route path="/explore/:variant/:link?">
          {({ variant, link }) => (
            <OfGame id={variant}>
              <ExplorePage key={variant} id={variant} link={link ?? ''} />
            </OfGame>
          )}
        </Route>
        <Route<{
          variant: string;
          puzzle?: string;
          link?: string;
        }> path="/puzzles/:variant/:puzzle?/:link?">
          {({ variant, puzzle, link }) => (
            <OfGame id={variant}>
              <PuzzlePage key={variant} id={variant} puzzle={puzzle ?? ''} link={link ?? ''} />
            </OfGame>
          )}
        </Route>
        <Route path="/edit/:variant/:position?">
          {({ variant, position }) => (
            <OfGame id={variant}>
              <EditorPage key={variant} id={variant} address={position ?? ''} />
            </OfGame>
          )}
        </Route>
        <Route>
          <Problem title={common.noPage} message={common.noPageWhy} />
        </Route>
      </Switch>
    </ErrorBoundary>
  );
}
