import { useState } from 'react';
import { pieceOf } from '../../engine/rules/piece.ts';
import { BLACK, WHITE } from '../../engine/rules/side.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { seenHints } from '../../store/seenHints.ts';
import type { PieceSet } from '../../store/settings.ts';
import {
  announcementStyles,
  boardSizes,
  paces,
  pieceSets,
  orientations,
  themes,
} from '../../store/settings.ts';
import { PieceFigure } from '../board/PieceFigure.tsx';
import { usePlay } from '../game/PlayContext.ts';
import { sets } from '../pieceSets.ts';
import { hasFullScreen, setFullScreen, useFullScreen } from '../useFullScreen.ts';
import { useSettings } from '../useSettings.ts';
import { Checkbox } from './Checkbox.tsx';
import { Choices } from './Choices.tsx';
import { Dialog } from './Dialog.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import * as words from '#words/ui/settings.ts';
import styles from './dialog.module.css';

interface SettingsDialogProps {
  /** The variant on the screen; its pieces show what the sets look like. */
  readonly variant: Variant;
  readonly onClose: () => void;
}

/** The settings, and what is agreed for the game on the screen. Every change applies at once. */
export function SettingsDialog({ variant, onClose }: SettingsDialogProps) {
  const {
    theme,
    pieces,
    orientation,
    boardSize,
    coordinates,
    patterns,
    animation,
    sounds,
    confirm,
    helpKey,
    announcements,
    explanations,
    pace,
    change,
  } = useSettings();
  const [wantsHelp, setWantsHelp] = useState(false);
  if (wantsHelp) return <HelpDialog onClose={onClose} />;
  return (
    <Dialog title={words.title} columns="two-beside-board" onClose={onClose}>
      <Choices
        legend={words.theme}
        options={themes}
        labels={words.themes}
        value={theme}
        onChange={(value) => {
          change({ theme: value });
        }}
      />
      <Choices
        legend={words.pieces}
        options={pieceSets}
        labels={words.pieceSets}
        value={pieces}
        onChange={(value) => {
          change({ pieces: value });
        }}
        sample={(set) => <SetSample variant={variant} set={set} />}
      />
      <Choices
        legend={words.boardSize}
        options={boardSizes}
        labels={words.boardSizes}
        value={boardSize}
        onChange={(value) => {
          change({ boardSize: value });
        }}
      />
      <Choices
        legend={words.seating}
        options={orientations}
        labels={words.orientations}
        value={orientation}
        onChange={(value) => {
          change({ orientation: value });
        }}
      />
      <fieldset>
        <legend>{words.board}</legend>
        <Checkbox
          label={words.coordinates}
          checked={coordinates}
          onChange={(checked) => {
            change({ coordinates: checked });
          }}
        />
        <Checkbox
          label={words.animation}
          checked={animation}
          onChange={(checked) => {
            change({ animation: checked });
          }}
        />
        <Checkbox
          label={words.sounds}
          checked={sounds}
          onChange={(checked) => {
            change({ sounds: checked });
            if (checked) playSample();
          }}
        />
        <Checkbox
          label={words.confirm}
          checked={confirm}
          onChange={(checked) => {
            change({ confirm: checked });
          }}
        />
        {hasHexes(variant) && (
          <Checkbox
            label={words.patterns}
            checked={patterns}
            onChange={(checked) => {
              change({ patterns: checked });
            }}
          />
        )}
        {hasFullScreen() && <FullScreen />}
      </fieldset>
      <Choices
        legend={words.announcements}
        options={announcementStyles}
        labels={words.announcementStyles}
        value={announcements}
        onChange={(value) => {
          change({ announcements: value });
        }}
      />
      <fieldset>
        <legend>{words.keyboard}</legend>
        <Checkbox
          label={words.helpKey}
          checked={helpKey}
          onChange={(checked) => {
            change({ helpKey: checked });
          }}
        />
        <p className="actions">
          <button
            type="button"
            className="button"
            onClick={() => {
              setWantsHelp(true);
            }}
          >
            {words.listKeys}
          </button>
        </p>
      </fieldset>
      <Takebacks />
      <fieldset>
        <legend>{words.rules}</legend>
        <Checkbox
          label={words.explanations}
          checked={explanations}
          onChange={(checked) => {
            change({ explanations: checked });
          }}
        />
        <ForgetExplanations />
      </fieldset>
      <label className={styles.choiceField}>
        {words.pace}
        <select
          value={pace}
          onChange={(event) => {
            const chosen = paces.find((known) => known === event.target.value);
            if (chosen) change({ pace: chosen });
          }}
        >
          {paces.map((known) => (
            <option key={known} value={known}>
              {words.paces[known]}
            </option>
          ))}
        </select>
      </label>
    </Dialog>
  );
}

const hasHexes = ({ topology }: Variant): boolean => topology.sites.some(({ kind }) => kind === 'hex');

/** Whether moves can be taken back in the game on the screen, and in those that follow it. */
function Takebacks() {
  const takebacks = usePlay((state) => state.takebacks);
  const setTakebacks = usePlay((state) => state.setTakebacks);
  return (
    <fieldset>
      <legend>{words.thisGame}</legend>
      <Checkbox
        label={words.takebacks}
        checked={takebacks}
        onChange={(checked) => {
          setTakebacks(checked);
        }}
      />
    </fieldset>
  );
}

/** Shows the page on the full screen. It is not stored, because only a user can ask a browser for that. */
function FullScreen() {
  const isFull = useFullScreen();
  return (
    <Checkbox
      label={words.fullScreen}
      checked={isFull}
      onChange={(checked) => {
        void setFullScreen(checked);
      }}
    />
  );
}

/** Plays a sample sound. If the sounds cannot be loaded, a notice beside the board says so. */
function playSample() {
  import('../sound/play.ts').then(
    ({ play }) => {
      play('move');
    },
    () => undefined,
  );
}

/** A button that makes all dismissed explanations appear again. */
function ForgetExplanations() {
  const [isDone, setDone] = useState(false);
  return (
    <p className="actions">
      <button
        type="button"
        className="button"
        onClick={() => {
          seenHints.getState().forget();
          setDone(true);
        }}
      >
        {words.showAgain}
      </button>
      <span role="status">{isDone && words.shownAgain}</span>
    </p>
  );
}

/** The number of pieces in the sample of a set. */
const SAMPLES = 4;

/** The first pieces of a game as a set draws them, alternating between the sides. */
function SetSample({ variant, set }: { readonly variant: Variant; readonly set: PieceSet }) {
  const kinds = [...variant.kinds.keys()].slice(1, 1 + SAMPLES);
  return (
    <svg className={styles.setSample} viewBox={`0 0 ${String(kinds.length)} 1`} aria-hidden="true">
      {kinds.map((kind, i) => (
        <g key={kind} transform={`translate(${String(i + 0.5)} 0.5)`}>
          <rect data-shade={i % 2} x="-0.5" y="-0.5" width="1" height="1" />
          <PieceFigure set={sets[set]} variant={variant} piece={pieceOf(kind, i % 2 === 0 ? WHITE : BLACK)} />
        </g>
      ))}
    </svg>
  );
}
