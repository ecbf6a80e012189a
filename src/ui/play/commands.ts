import type { LucideIcon } from 'lucide-react';
import {
  ArrowUpDown,
  ChartLine,
  Puzzle,
  Settings2,
  Share2,
  Split,
  SquarePen,
  Timer,
  Users,
} from 'lucide-react';
import { useLocation } from 'wouter';
import { AWAY } from '../../engine/record/seats.ts';
import { positionAt } from '../../engine/game/game.ts';
import { usePlay, usePlayStore } from '../game/PlayContext.ts';
import { linkOf } from '../../store/document/link.ts';
import { REPORT_ENTRY } from '../reportEntry.ts';
import { editRoute, exploreRoute } from '../routes.ts';
import * as common from '#words/ui/common.ts';
import * as makePuzzle from '#words/ui/makePuzzleLink.ts';
import * as play from '#words/ui/play.ts';

/** The dialogs of the play screen. */
export type PlayDialog = 'share' | 'signs' | 'puzzle' | 'clock' | 'new game' | 'seats' | 'settings';

/** What the commands of the play screen call. */
export interface CommandHandlers {
  readonly onFlip: () => void;
  readonly onOpen: (dialog: PlayDialog) => void;
}

/** Something that can be done with the game as a whole. */
export interface Command {
  readonly label: string;
  /** The label in short. */
  readonly words: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

/** What can be done with the game as a whole, except to begin another, in groups of what belongs together. */
export function useCommands({ onFlip, onOpen }: CommandHandlers): readonly (readonly Command[])[] {
  const isByLinks = usePlay(({ seats }) => seats.includes(AWAY));
  const edit = useEdit();
  const explore = useExploreCommand();
  const report = useExploreCommand(REPORT_ENTRY);
  const opener = (dialog: PlayDialog) => () => {
    onOpen(dialog);
  };
  return [
    [
      { label: common.flipBoard, words: play.flip, icon: ArrowUpDown, run: onFlip },
      { label: play.choosePlayers, words: play.players, icon: Users, run: opener('seats') },
      // Nobody waits at a clock for a link.
      ...(isByLinks ? [] : [{ label: play.clock, words: play.clock, icon: Timer, run: opener('clock') }]),
    ],
    [
      { label: play.exploreGame, words: play.explore, icon: Split, run: explore },
      { label: play.report, words: play.reportWords, icon: ChartLine, run: report },
      { label: makePuzzle.make, words: makePuzzle.makeWords, icon: Puzzle, run: opener('puzzle') },
      { label: play.editPosition, words: play.edit, icon: SquarePen, run: edit },
    ],
    [
      { label: play.share, words: play.share, icon: Share2, run: opener('share') },
      { label: play.settings, words: play.settings, icon: Settings2, run: opener('settings') },
    ],
  ];
}

/** Opens the editor with the position on the board. */
function useEdit(): () => void {
  const store = usePlayStore();
  const [, navigate] = useLocation();
  return () => {
    const { game, cursor } = store.getState().document;
    navigate(editRoute(game.variant, positionAt(game, cursor)));
  };
}

/** Opens the tree around the game, at the position on the board; `state` is what stands beside its address. */
function useExploreCommand(state?: typeof REPORT_ENTRY): () => void {
  const store = usePlayStore();
  const [, navigate] = useLocation();
  return () => {
    const { document } = store.getState();
    navigate(exploreRoute(document.game.variant.id, linkOf(document)), state && { state });
  };
}
