import type { RefObject } from 'react';
import { memo, useMemo, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { describeSite } from '../../words/en/describe.ts';
import { effectsOfStep, positionAt } from '../../engine/game/game.ts';
import { notesOn } from '../../engine/game/notes.ts';
import { touchedSites } from '../../engine/rules/effect.ts';
import type { Mark } from '../../engine/rules/mark.ts';
import type { Choice } from '../../engine/rules/move.ts';
import { pickSite } from '../../engine/rules/move.ts';
import { EMPTY, belongsTo } from '../../engine/rules/piece.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import { isAbsent } from '../../engine/rules/terrain.ts';
import type { Side } from '../../engine/rules/side.ts';
import type { Site } from '../../engine/topology/site.ts';
import { NO_SITE } from '../../engine/topology/site.ts';
import type { Topology } from '../../engine/topology/topology.ts';
import type { Selection } from '../../store/selection.ts';
import { beginSelection, liveCandidates } from '../../store/selection.ts';
import type { TargetKind } from '../../store/targets.ts';
import { buttonsOf, openingTargets, sitesAtStake, targetsOf } from '../../store/targets.ts';
import { usePlay } from '../play/PlayContext.ts';
import { useAskKeys } from './askKeys.ts';
import './board.css';
import { Chips } from './Chips.tsx';
import { Blockers } from './Blockers.tsx';
import { layoutOf } from './geometry.ts';
import { Ground, TerrainSigns } from './Ground.tsx';
import { Lens, LensFigures } from './Lens.tsx';
import { Marks } from './Marks.tsx';
import { PieceNote } from './PieceNote.tsx';
import { Pieces } from './Pieces.tsx';
import { ChoicePreview } from './ChoicePreview.tsx';
import { SiteButtons } from './SiteButtons.tsx';
import { Targets } from './Targets.tsx';
import { useLens } from './useLens.ts';
import { useTransition } from './useTransition.ts';
import { say } from '../../words/say.ts';

interface PlayBoardProps {
  /** Where the drawing can be found by those who do something with it. */
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly flipped: boolean;
  readonly labelled: boolean;
  /** The side whose figures are turned to face a player who sits opposite. */
  readonly turnedSide: Side | null;
  /** The site whose piece is being carried, or `NO_SITE`. */
  readonly carriedFrom: Site;
  /** The site that the pointer asks about, or `NO_SITE`. */
  readonly asked: Site;
}

/** What a move that is settled waits for. */
const CONFIRM = { kind: 'button', id: 'play', label: 'Play' } as const;

/** What a target adds to the name of its site. */
const targetWords: Readonly<Record<TargetKind, string>> = {
  move: 'can move here',
  capture: 'can be captured',
  captureElsewhere: 'can capture by moving here',
  swap: 'can change places',
  send: 'can be sent',
  change: 'can change here',
  forbidden: 'not allowed',
};

/** The board of the game on the screen: shows a ply of it, and what may be picked. */
export const PlayBoard = memo(function PlayBoard({
  drawing,
  flipped,
  labelled,
  turnedSide,
  carriedFrom,
  asked,
}: PlayBoardProps) {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const selection = usePlay((state) => state.selection);
  const refusal = usePlay((state) => state.refusal);
  const transition = usePlay((state) => state.transition);
  const pick = usePlay((state) => state.pick);
  const stepBack = usePlay((state) => state.stepBack);
  const confirm = usePlay((state) => state.confirm);
  const ask = useAskKeys(flipped);

  const { variant } = game;
  const position = positionAt(game, cursor);
  const layout = useMemo(() => layoutOf(variant.topology, flipped, labelled), [variant, flipped, labelled]);
  const { marks, terrain } = notesOn(variant, position);
  // Not a state of the board, which would be drawn anew whatever the pointer passes.
  const [visited] = useState(() => createStore<Choice | null>()(() => null));
  const visit = (choice: Choice | null) => {
    visited.setState(choice, true);
  };
  const lens = useLens(variant, position);
  const lastMove = useMemo(
    () => (cursor > 0 ? touchedSites(effectsOfStep(game, cursor)) : []),
    [game, cursor],
  );
  useTransition(drawing, layout, transition);

  const isAsked = asked !== NO_SITE && carriedFrom === NO_SITE && pieceAt(position.board, asked) !== EMPTY;
  const shown = selection ?? (isAsked ? beginSelection(game, cursor, pickSite(asked)) : null);
  const targets = shown
    ? targetsOf(variant, shown)
    : openingTargets(variant, position, liveCandidates(game, cursor));
  const isBinding = shown ? shown.binding && shown === selection : true;
  const targetSites = targets.map(({ site }) => site);
  const pickedSites = sitesIn(selection);
  const chipSite = pickedSites.at(-1);
  const buttons = selection?.settled ? [CONFIRM] : selection?.binding ? buttonsOf(selection) : [];
  const isTurned = position.turn === turnedSide;
  const tried = refusal?.choice.kind === 'site' ? refusal.choice.site : NO_SITE;

  const isShown = ({ about }: Mark) => about === undefined || about === asked || pickedSites.includes(about);

  const describe = (site: Site) => {
    const target = isBinding ? targets.find((other) => other.site === site) : undefined;
    const seen = lens?.lit.find((other) => other.site === site);
    const words = [describeSite(variant, position, site)];
    if (target) words.push(targetWords[target.kind]);
    if (seen) words.push(say(seen.label));
    return words.join(', ');
  };
  const initial = position.board.findIndex((piece) => belongsTo(piece, position.turn));

  return (
    <div
      className="board-frame"
      style={{ aspectRatio: `${String(layout.width)} / ${String(layout.height)}` }}
    >
      <svg
        ref={drawing}
        className="board playing"
        role="group"
        aria-label={`Board of ${variant.name}. ${keysOf(variant.topology)}`}
        viewBox={[layout.left, layout.top, layout.width, layout.height].join(' ')}
      >
        <Ground layout={layout} terrain={terrain} labelled={labelled} />
        {lens && <Lens layout={layout} lit={lens.lit} />}
        <Marks layout={layout} marks={marks.filter(isShown)} lastMove={lastMove} picked={pickedSites} />
        <TerrainSigns layout={layout} terrain={terrain} />
        <Targets
          layout={layout}
          // What was tried in vain is crossed out already.
          targets={targets.filter(({ site }) => site !== tried)}
          binding={isBinding}
        />
        <Pieces
          layout={layout}
          variant={variant}
          board={position.board}
          turnedSide={turnedSide}
          carriedFrom={carriedFrom}
        />
        {lens && <LensFigures layout={layout} lit={lens.lit} board={position.board} />}
        {refusal && tried !== NO_SITE && (
          <Blockers layout={layout} tried={tried} blockers={refusal.reason.blockers} />
        )}
        {selection?.binding && (
          <ChoicePreview
            layout={layout}
            variant={variant}
            selection={selection}
            visited={visited}
            turnedSide={turnedSide}
          />
        )}
        <SiteButtons
          layout={layout}
          describe={describe}
          isPicked={(site) => pickedSites.includes(site)}
          initial={Math.max(initial, 0)}
          exists={(site) => !isAbsent(terrain, site)}
          onPick={(site) => {
            pick(pickSite(site));
          }}
          onVisit={(site) => {
            visit(site === NO_SITE ? null : pickSite(site));
          }}
          onEscape={stepBack}
          onAsk={ask}
        />
      </svg>
      {selection && chipSite !== undefined && buttons.length > 0 && (
        <Chips
          // One choice after another, each with the keyboard on it.
          key={selection.picked.length}
          layout={layout}
          site={chipSite}
          buttons={buttons}
          targets={targetSites}
          uncovered={sitesAtStake(variant, selection)}
          onPress={selection.settled ? confirm : pick}
          onVisit={visit}
          onEscape={stepBack}
          turned={isTurned}
        />
      )}
      {isAsked && (
        <PieceNote
          layout={layout}
          variant={variant}
          position={position}
          site={asked}
          targets={targetSites}
          turned={isTurned}
        />
      )}
    </div>
  );
});

/** The keys of a board, in words. */
function keysOf({ sites }: Topology): string {
  const hasCrossings = sites.some(({ kind }) => kind === 'crossing');
  const change = hasCrossings ? ' X changes between squares and crossings.' : '';
  return `Arrow keys go about on it, with Shift they tell what stands that way, Enter picks, Escape takes a pick back, M tells the moves of a piece, P how the game stands.${change}`;
}

const sitesIn = (selection: Selection | null): Site[] =>
  selection?.picked.flatMap((choice) => (choice.kind === 'site' ? [choice.site] : [])) ?? [];
