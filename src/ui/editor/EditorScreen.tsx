import { useState } from 'react';
import { ArrowUpDown, Share2 } from 'lucide-react';
import { newGame } from '../../engine/game/game.ts';
import type { Position } from '../../engine/rules/position.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { dueAt, taskAt } from '../../store/task.ts';
import { outcomeSentence } from '../../words/en/outcomes.ts';
import { taskSentence } from '../../words/en/tasks.ts';
import { fullName } from '../fullName.ts';
import { IconButton } from '../IconButton.tsx';
import { gameSizes } from '../panels/gameSizes.ts';
import { LensControl } from '../panels/LensControl.tsx';
import { ScreenBar } from '../ScreenBar.tsx';
import { useSettings } from '../useSettings.ts';
import { useTitle } from '../useTitle.ts';
import { useEditor } from './EditorContext.ts';
import { EditorTable } from './EditorTable.tsx';
import { EditorTabs } from './EditorTabs.tsx';
import { Fields } from './Fields.tsx';
import { exploreFromRoute, playRoute } from '../routes.ts';
import { PositionText, STRING_ID, useIsText } from './PositionText.tsx';
import { SharePositionDialog } from './SharePositionDialog.tsx';
import { say } from '../../words/say.ts';
import * as common from '#words/ui/common.ts';
import * as editor from '#words/ui/editor.ts';
import styles from './editor.module.css';
import playStyles from '../play/play.module.css';
import buttonStyles from '../panels/textButton.module.css';
import statusStyles from '../panels/status.module.css';
import { classes } from '../board/classes.ts';

/** The number of pieces in a row of the palette on the narrowest screen. */
const IN_A_ROW = 7;

/** The editor: the board between the pieces, and beside it everything else in a position. */
export function EditorScreen({ onLeave }: { readonly onLeave: (route: string) => void }) {
  const { variant } = useEditor((state) => state.draft);
  const verdict = useEditor((state) => state.verdict);
  const announcement = useEditor((state) => state.announcement && say(state.announcement));
  const [flipped, setFlipped] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const { coordinates } = useSettings();
  useTitle(editor.editing(fullName(variant)));
  const kinds = variant.kinds.filter(({ letter }) => letter !== '').length;
  const shape = {
    ...gameSizes(variant, coordinates, 'none'),
    // Its palettes are as wide as its board.
    '--bleed': 0,
    '--kinds': kinds,
    '--narrow-rows': Math.ceil(kinds / IN_A_ROW),
  };
  return (
    <div className={classes(playStyles.play, styles.editing)} style={shape}>
      <ScreenBar title={variant.name} note={editor.editorAndBoard(variant.board)} about={editor.position}>
        <IconButton
          label={common.flipBoard}
          words={editor.flipWords}
          icon={ArrowUpDown}
          onClick={() => {
            setFlipped(!flipped);
          }}
        />
        <IconButton
          label={editor.share}
          words={editor.share}
          icon={Share2}
          onClick={() => {
            setSharing(true);
          }}
        />
      </ScreenBar>
      <main className={playStyles.table}>
        <EditorTable flipped={flipped} labelled={coordinates} />
        <div className={classes(playStyles.panel, styles.panel, 'fades-below')}>
          <Verdict />
          <EditorTabs>
            <Actions onLeave={onLeave} />
            <Fields />
            <PositionText />
            {verdict.ok && <LensControl variant={variant} position={verdict.value} />}
          </EditorTabs>
        </div>
      </main>
      <p className="visually-hidden" role="status" aria-label={editor.news}>
        {announcement}
      </p>
      {isSharing && (
        <SharePositionDialog
          onClose={() => {
            setSharing(false);
          }}
        />
      )}
    </div>
  );
}

/** Says whether the draft is a position, and if not, why. */
function Verdict() {
  const variant = useEditor((state) => state.draft.variant);
  const verdict = useEditor((state) => state.verdict);
  const isText = useIsText();
  const words = verdict.ok ? verdictOn(variant, verdict.value) : say(verdict.message);
  return (
    <div className={classes(statusStyles.status, !verdict.ok && statusStyles.notice, styles.verdict)}>
      <p role="status" aria-label={editor.verdict}>
        {words}
      </p>
      {!isText && (
        <button
          type="button"
          className={buttonStyles.textButton}
          onClick={() => {
            // On a phone it is far below.
            document.getElementById(STRING_ID)?.focus();
          }}
        >
          {editor.toText}
        </button>
      )}
    </div>
  );
}

/** What a game from a position begins with, or how it is over. */
function verdictOn(variant: Variant, position: Position): string {
  const { outcome } = variant.status(position, []);
  if (outcome) return editor.isOver(outcomeSentence(outcome));
  const game = newGame(variant, position);
  return editor.isPosition(taskSentence(position.turn, taskAt(game, 0), dueAt(game, 0), say));
}

function Actions({ onLeave }: { readonly onLeave: (route: string) => void }) {
  const variant = useEditor((state) => state.draft.variant);
  const verdict = useEditor((state) => state.verdict);
  const restart = useEditor((state) => state.restart);
  const clear = useEditor((state) => state.clear);
  const swapSides = useEditor((state) => state.swapSides);
  return (
    <div className="actions">
      <button
        type="button"
        className="button primary"
        disabled={!verdict.ok}
        onClick={() => {
          if (verdict.ok) onLeave(playRoute(variant, verdict.value));
        }}
      >
        {editor.playFromHere}
      </button>
      <button
        type="button"
        className="button"
        disabled={!verdict.ok}
        onClick={() => {
          if (verdict.ok) onLeave(exploreFromRoute(variant, verdict.value));
        }}
      >
        {editor.explore}
      </button>
      <button type="button" className="button" onClick={restart}>
        {editor.startPosition}
      </button>
      <button type="button" className="button" onClick={clear}>
        {editor.clear}
      </button>
      <button type="button" className="button" title={editor.swapSidesHow} onClick={swapSides}>
        {editor.swapSides}
      </button>
    </div>
  );
}
