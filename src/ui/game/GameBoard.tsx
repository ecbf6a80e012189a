import type { KeyboardEvent, RefObject } from 'react';
import { useMemo } from 'react';
import { describeSite } from '../../words/en/describe.ts';
import { happenedWords } from '../../words/en/happened.ts';
import { shadeWords } from '../../words/en/shades.ts';
import type { Game } from '../../engine/game/game.ts';
import { positionAt, touchedByTurn } from '../../engine/game/game.ts';
import { checksOn } from '../../engine/game/checks.ts';
import { happenedIn } from '../../engine/game/happened.ts';
import { notesAt, notesOn } from '../../engine/game/notes.ts';
import type { CommonMessage } from '../../engine/rules/commonMessage.ts';
import { applyEffects } from '../../engine/rules/effect.ts';
import type { LensView } from '../../engine/rules/lens.ts';
import type { Choice } from '../../engine/rules/move.ts';
import { pickSite, pressButton, sitesAmong } from '../../engine/rules/move.ts';
import type { Piece } from '../../engine/rules/piece.ts';
import { EMPTY, belongsTo } from '../../engine/rules/piece.ts';
import type { Position } from '../../engine/rules/position.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import type { Side } from '../../engine/rules/side.ts';
import type { Target } from '../../engine/rules/target.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Site } from '../../engine/topology/site.ts';
import { NO_SITE } from '../../engine/topology/site.ts';
import { hasCrossings, shapeOf } from '../../engine/topology/topology.ts';
import type { Preview } from '../../store/playState.ts';
import type { Selection } from '../../store/selection.ts';
import { beginSelection, liveCandidates } from '../../store/selection.ts';
import {
  buttonsOf,
  moveToPreview,
  openingTargets,
  previewOf,
  occupiedAmong,
  sitesAtStake,
  targetsOf,
} from '../../store/targets.ts';
import { Board } from '../board/Board.tsx';
import { CheckLines } from '../board/CheckLines.tsx';
import { movementWords } from '../board/movementWords.ts';
import type { PieceSet } from '../board/PieceFigure.tsx';
import type { Pointed } from '../board/usePointer.ts';
import type { Transition } from '../board/useTransition.ts';
import { say } from '../../words/say.ts';
import * as words from '#words/ui/board.ts';

interface GameBoardProps extends Pointed {
  readonly game: Game;
  /** The ply that is shown. */
  readonly cursor: number;
  readonly selection: Selection | null;
  /** Whether nothing can be moved, because the computer is to move. */
  readonly isWatched?: boolean;
  /** The site that was tried in vain, `NO_SITE` for none, and the sites of the pieces in the way. */
  readonly blockers?: { readonly tried: Site; readonly blockers: readonly Site[] } | null;
  readonly transition: Transition | null;
  /** What a lens shows about the position. */
  readonly lens?: LensView | null;
  readonly set: PieceSet;
  readonly flipped: boolean;
  readonly labelled: boolean;
  /** The side whose figures are upside down, to face a player who sits opposite. */
  readonly turnedSide?: Side | null;
  /** A ref to the drawing, for code outside that uses it. */
  readonly drawing?: RefObject<SVGSVGElement | null>;
  readonly onPick: (choice: Choice) => void;
  /** Called with what a choice would do when the board begins to preview it; with null when it ends. */
  readonly onPreview?: (preview: Preview | null) => void;
  /** Called to take the last pick back. */
  readonly onStepBack: () => void;
  /** Called to make the move that waits for confirmation; absent if moves are not confirmed. */
  readonly onConfirm?: () => void;
  /** Handles a key that asks something about a site; returns whether it did. */
  readonly onAsk?: (event: KeyboardEvent, site: Site) => boolean;
}

/** The button that confirms a move. */
const CONFIRM = pressButton('play', { id: 'common/play' } satisfies CommonMessage);

/** The board of a game: shows one ply, and what may be picked. */
export function GameBoard({
  game,
  cursor,
  selection,
  isWatched = false,
  blockers = null,
  transition,
  lens = null,
  set,
  flipped,
  labelled,
  turnedSide = null,
  carriedFrom,
  carriedOver,
  asked,
  drawing,
  onPick,
  onPreview,
  onStepBack,
  onConfirm,
  onAsk,
}: GameBoardProps) {
  const { variant } = game;
  const position = positionAt(game, cursor);
  const { marks, terrain } = notesOn(variant, position);
  const lastMove = useMemo(() => touchedByTurn(game, cursor), [game, cursor]);
  const question = carriedFrom === NO_SITE ? asked : null;
  const askedSite = question?.kind === 'site' ? question.site : NO_SITE;
  const shown = selection ?? (question && beginSelection(game, cursor, question));
  // An empty site has a note only if there is something about it.
  const isNoted =
    askedSite !== NO_SITE &&
    (pieceAt(position.board, askedSite) !== EMPTY || notesAt({ marks, terrain }, askedSite).length > 0);
  const targets = shown
    ? targetsOf(variant, shown)
    : isWatched
      ? []
      : openingTargets(variant, position, liveCandidates(game, cursor));
  const isBinding = shown ? shown.binding && shown === selection : true;
  const targetSites = targets.map(({ site }) => site);
  const picked = sitesAmong(selection?.picked ?? []);
  const chipSite = picked.at(-1);
  const buttons = selection?.settled ? [CONFIRM] : selection?.binding ? buttonsOf(selection) : [];
  const turned = position.turn === turnedSide;
  const atStake = selection && buttons.length > 0 ? sitesAtStake(variant, selection) : [];

  const movable = useMemo(
    () => (isWatched ? new Set<Site>() : movableSites(game, cursor)),
    [game, cursor, isWatched],
  );
  const cursorOn = (site: Site) => {
    if (isBinding && targetSites.includes(site)) return 'pointer';
    if (movable.has(site)) return 'grab';
    return pieceAt(position.board, site) === EMPTY ? 'default' : 'pointer';
  };
  const happenedAfter = (choice: Choice | null) => {
    const move = selection?.binding ? moveToPreview(selection, choice) : null;
    return selection && move && happenedIn(variant, selection.position, move);
  };
  const describe = (site: Site) => {
    const target = isBinding ? targets.find((other) => other.site === site) : undefined;
    const seen = lens?.lit.find((other) => other.site === site);
    return words.siteWith([
      describeSite(variant, position, site),
      ...(target ? [words.target[target.kind](goalOf(variant, target))] : []),
      ...(seen ? [say(seen.label)] : []),
      ...shadeWords(variant, site),
    ]);
  };
  return (
    <Board
      variant={variant}
      board={position.board}
      set={set}
      label={words.boardOf(variant.name)}
      description={words.keys({
        isListed: onAsk !== undefined,
        hasCrossings: hasCrossings(variant.topology),
      })}
      flipped={flipped}
      labelled={labelled}
      layers={{
        terrain,
        lit: lens?.lit ?? null,
        marks: marks.filter(
          ({ about }) => about === undefined || about === askedSite || picked.includes(about),
        ),
        stakes: occupiedAmong(position.board, atStake),
        lastMove,
        picked,
        belowPieces: (layout) => <CheckLines layout={layout} checks={checksOn(variant, position)} />,
        // The site that was tried in vain is already crossed out.
        targets: { targets: targets.filter(({ site }) => site !== blockers?.tried), binding: isBinding },
        turnedSide,
        carriedFrom,
        carriedOver,
        blockers,
        preview: selection?.binding ? (choice) => previewOf(variant, selection, choice) : null,
      }}
      sites={{
        describe,
        initial: Math.max(
          position.board.findIndex((piece) => belongsTo(piece, position.turn)),
          0,
        ),
        cursorOn,
        onPick: (site) => {
          onPick(pickSite(site));
        },
        onEscape: onStepBack,
        ...(onAsk && { onAsk }),
      }}
      chips={
        selection && chipSite !== undefined && buttons.length > 0
          ? {
              // A new step for each choice, so that each takes the focus.
              step: selection.picked.length,
              site: chipSite,
              buttons,
              pieceOf: pieceAfter(variant, selection, chipSite, buttons),
              describe: (button) => {
                const happened = happenedAfter(button);
                return happened ? happenedWords(happened) : '';
              },
              targets: targetSites,
              uncovered: atStake,
              pieces: sitesWithPieces(selection.position),
              onPress: selection.settled && onConfirm ? onConfirm : onPick,
              onEscape: onStepBack,
              turned,
            }
          : null
      }
      onVisit={
        onPreview &&
        ((choice) => {
          const isShown =
            choice && choice.kind !== 'hand' && selection?.binding && previewOf(variant, selection, choice);
          const happened = isShown ? happenedAfter(choice) : null;
          onPreview(isShown && happened ? { choice, happened } : null);
        })
      }
      note={
        isNoted
          ? {
              site: askedSite,
              ...noteOn(variant, position, askedSite),
              uncovered: targetSites,
              pieces: sitesWithPieces(position),
              turned,
            }
          : null
      }
      transition={transition}
      {...(drawing && { drawing })}
    />
  );
}

/** The piece on a site after each button, if the buttons differ in it; otherwise nothing. */
function pieceAfter(
  variant: Variant,
  selection: Selection,
  site: Site,
  buttons: readonly Choice[],
): (button: Choice) => Piece {
  const { position } = selection;
  const after = (button: Choice): Piece => {
    const move = moveToPreview(selection, button);
    return move ? pieceAt(applyEffects(position.board, variant.effects(position, move)), site) : EMPTY;
  };
  const differ = new Set(buttons.map(after)).size > 1;
  return (button) => (differ ? after(button) : EMPTY);
}

const sitesWithPieces = ({ board }: Position): Site[] =>
  board.flatMap((piece, site) => (piece === EMPTY ? [] : [site]));

/** The note on a site: what is there, and how its piece moves. */
function noteOn(variant: Variant, position: Position, site: Site) {
  const piece = pieceAt(position.board, site);
  return {
    title: describeSite(variant, position, site),
    text:
      piece === EMPTY
        ? notesOn(variant, position)
            .terrain.flatMap((ground) =>
              ground.site === site && ground.meaning ? [say(ground.meaning)] : [],
            )
            .join(' ')
        : movementWords(variant, piece),
  };
}

/** The names of the sites to which the piece on a target would go, or where others would be captured; null if there are none. */
const goalOf = ({ topology }: Variant, { leadsTo, victims = [] }: Target): string | null =>
  (leadsTo === undefined ? victims : [leadsTo]).map((site) => shapeOf(topology, site).name).join(', ') ||
  null;

/** The sites of the pieces that may move now. */
const movableSites = (game: Game, cursor: number): ReadonlySet<Site> =>
  new Set(
    liveCandidates(game, cursor).flatMap(({ path: [first] }) =>
      first?.kind === 'site' && pieceAt(positionAt(game, cursor).board, first.site) !== EMPTY
        ? [first.site]
        : [],
    ),
  );
