import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Autosave } from '../../store/library/autosave.ts';
import { deferred } from '../deferred.tsx';
import { rememberGame } from '../lastGame.ts';
import { Loading } from '../Loading.tsx';
import { Problem } from '../Problem.tsx';
import { awaitedRules, Unloaded } from '../Unloaded.tsx';
import { useVariant } from '../useVariant.ts';
import { ReloadButton } from '../ReloadButton.tsx';
import type { Address } from './address.ts';
import { addressOf, followDocument, routeTo } from './address.ts';
import type { Seating } from '../../store/computer/seating.ts';
import { PlayContext } from '../game/PlayContext.ts';
import { PlayScreen } from './PlayScreen.tsx';
import { useAutosave } from './useAutosave.ts';
import { useComputer } from './useComputer.ts';
import { withHands } from '../panels/hands.ts';
import { say } from '../../words/say.ts';
import type { Seated } from './useSeat.ts';
import { linkCode, useSeat } from './useSeat.ts';
import * as common from '#words/ui/common.ts';
import * as play from '#words/ui/play.ts';

interface PlayPageProps {
  /** The variant's id, as in the address. */
  readonly id: string;
  /** The game that the address holds; empty for a new one. */
  readonly link: string;
}

/** Loads after the board, as autosave does. */
const Elsewhere = deferred(async () => (await import('./Elsewhere.tsx')).Elsewhere);

/**
 * A game on its screen. The device saves it with every change. The address holds the whole game as well, so
 * that it is a link to it, and nothing is lost if the device cannot save.
 */
export function PlayPage({ id, link }: PlayPageProps) {
  const variant = useVariant(id);
  const isLinked = link !== '';
  useEffect(() => {
    // It comes together with the rules. If it does not, those who need it ask again, and say so.
    if (isLinked) linkCode().catch(() => undefined);
  }, [isLinked]);
  if (!variant) return <Loading awaited={awaitedRules(id)} />;
  if (!variant.ok) return <Unloaded id={id} title={play.notShown} message={say(variant.message)} />;
  const Screen = variant.value.hasHands ? PlayedWithHands : Played;
  return <Screen variant={variant.value} link={link} />;
}

const PlayedWithHands = withHands(Played, <Loading awaited={common.awaitsPage} />);

interface PlayedProps {
  readonly variant: Variant;
  readonly link: string;
}

function Played({ variant, link }: PlayedProps) {
  const { id } = variant;
  const { seated, isHere, problem, visit, startNewGame, startNewGameOf, rematch } = useSeat(variant, link);
  const autosave = useAutosave(seated);
  useComputer(seated, autosave);
  const [, navigate] = useLocation();

  // Somebody may go back as soon as the game is in sight, before the effect after the paint.
  const here = useRef('');
  useLayoutEffect(() => {
    here.current = location.hash;
  }, [seated, isHere]);
  useEffect(() => {
    if (!seated || !isHere) return;
    return followDocument(seated.store, navigate, here.current);
  }, [seated, isHere, navigate]);
  useEffect(() => {
    if (!seated) return;
    return () => {
      const { document } = seated.store.getState();
      const { link, entry } = addressOf(document);
      if (link !== '') rememberGame(variant.game, routeTo(id, link), entry);
    };
  }, [seated, variant, id]);
  // This effect comes after the one above: nothing is saved before the address says under which id.
  useEffect(() => {
    if (!seated) return;
    return autosave?.start(seated.begun);
  }, [seated, autosave]);

  const fresh = (
    <button type="button" className={problem ? 'button primary' : 'button'} onClick={startNewGame}>
      {play.startFresh}
    </button>
  );
  if (problem)
    return (
      <Problem title={play.notShown} message={say(problem)}>
        {fresh}
        {/* What is damaged or gone stays so. */}
        {!/^(link|find)/.test(problem.id) && <ReloadButton isPrimary={false} />}
      </Problem>
    );
  if (!seated) return <Loading awaited={common.awaitsSavedGames}>{fresh}</Loading>;
  return (
    <Seat
      seated={seated}
      autosave={autosave}
      onNewGame={startNewGame}
      onNewGameOf={startNewGameOf}
      onRematch={rematch}
      onVisit={visit}
    />
  );
}

interface SeatProps {
  readonly seated: Seated;
  readonly autosave: Autosave | null;
  readonly onNewGame: () => void;
  readonly onNewGameOf: (seating: Seating) => void;
  readonly onRematch: () => void;
  readonly onVisit: (address: Address) => void;
}

/** The screen of one game. Memoised, so that a new address of the same game does not render it again. */
const Seat = memo(function Seat({
  seated: { store, key },
  autosave,
  onNewGame,
  onNewGameOf,
  onRematch,
  onVisit,
}: SeatProps) {
  const follow = () => {
    onVisit(addressOf(store.getState().document));
  };
  return (
    <PlayContext value={store}>
      <PlayScreen
        // Another game starts afresh, without an open dialog or a flipped board.
        key={key}
        onNewGame={onNewGame}
        onNewGameOf={onNewGameOf}
        onRematch={onRematch}
        aside={autosave && <Elsewhere autosave={autosave} onFollow={follow} />}
      />
    </PlayContext>
  );
});
