import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Result } from '../../engine/rules/result.ts';
import { success } from '../../engine/rules/result.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { sizeOf } from '../../engine/tree/tree.ts';
import type { Explored } from '../../store/explore/exploreStore.ts';
import { exploring } from '../../store/explore/exploreStore.ts';
import type { ExploreMessage } from '../../store/explore/exploreMessage.ts';
import type { FoundStudy } from '../../store/explore/findStudy.ts';
import { findStudy, unsavedStudy } from '../../store/explore/findStudy.ts';
import { followGame } from '../../store/explore/followGame.ts';
import type { Study } from '../../store/explore/study.ts';
import { studyOf } from '../../store/explore/study.ts';
import type { StudyAutosave } from '../../store/explore/studyAutosave.ts';
import { autosaveStudy } from '../../store/explore/studyAutosave.ts';
import { device, studyDevice } from '../../store/library/device.ts';
import { findGame } from '../../store/library/finding.ts';
import { randomId } from '../../store/randomId.ts';
import { afterPaint } from '../afterPaint.ts';
import type { HistoryEntry } from '../historyEntry.ts';
import { currentEntry } from '../historyEntry.ts';
import { currentStudy } from '../studyEntry.ts';
import { followStudy, openedStudy } from './studyAddress.ts';
import { keepStudy } from './keepStudy.ts';

/** The stores of a study that is open, its autosave, and a key that differs for each study that was opened. */
export interface OpenStudy extends Explored {
  readonly autosave: StudyAutosave;
  readonly key: string;
}

/** The study on the screen. */
interface StudyInUse {
  /** Null until the device has answered. */
  readonly open: Result<OpenStudy> | null;
  /** Shows the study of an id, with all that the present tree has. */
  readonly join: (id: string) => void;
}

/** The study of the address, which is saved with every change. */
export function useStudy(variant: Variant, link: string): StudyInUse {
  const [open, setOpen] = useState(() => openAtOnce(variant, link));
  /** The link that the address has, or is about to have. */
  const written = useRef(link);
  const [, navigate] = useLocation();
  // A layout effect, so that the tree on the screen cannot be written over the address of another first.
  useLayoutEffect(() => {
    if (link === written.current) return;
    written.current = link;

    setOpen(openAtOnce(variant, link));
  }, [variant, link]);
  useEffect(() => {
    if (open) return;
    let isCurrent = true;
    void openSaved(variant, link).then((opened) => {
      if (isCurrent) setOpen(opened);
    });
    return () => {
      isCurrent = false;
    };
  }, [open, variant, link]);
  useEffect(() => {
    if (!open?.ok) return;
    const { explore, autosave } = open.value;
    const stopFollowing = followStudy(explore, autosave, navigate, (next) => {
      written.current = next;
    });
    const stopKeeping = keepStudy(explore, autosave);
    const leaveGame = followGame(explore, device);
    return () => {
      stopFollowing();
      leaveGame();
      stopKeeping();
    };
  }, [open, navigate]);
  const join = (id: string) => {
    if (open?.ok) void joined(variant, open.value.explore.getState().study, id).then(setOpen);
  };
  return { open, join };
}

/** The study of an address that holds all there is to know; null if the device may know more. */
function openAtOnce(variant: Variant, link: string): Result<OpenStudy> | null {
  if (currentStudy() ?? currentEntry()) return null;
  const opened = openedStudy(variant, link);
  return opened.ok ? success(onScreen(unsavedStudy(opened.value))) : opened;
}

/** The study or the game that the entry beside the address names. */
async function openSaved(variant: Variant, link: string): Promise<Result<OpenStudy>> {
  const entry = currentStudy();
  const shown = currentEntry();
  if (!entry && shown && link === '') return openGame(variant, shown);
  const opened = openedStudy(variant, link);
  if (!entry) return opened.ok ? success(onScreen(unsavedStudy(opened.value))) : opened;
  const linked = link !== '' && opened.ok ? opened.value : null;
  const wish = { id: entry.study, revision: entry.revision, linked };
  const found = await findStudy(variant, wish, studyDevice.repository);
  return found.ok ? success(onScreen(found.value)) : found;
}

/** A game that the device keeps, as a tree of its moves. */
async function openGame(variant: Variant, shown: HistoryEntry): Promise<Result<OpenStudy>> {
  const found = await findGame(variant, { linked: null, shown }, device);
  if (!found.ok) return found;
  const { document, stopped } = found.value;
  return success(onScreen(unsavedStudy({ study: studyOf(document), stopped })));
}

/** The saved study of an id, with all that another one has; undo takes that out again. */
async function joined(variant: Variant, other: Study, id: string): Promise<Result<OpenStudy>> {
  const found = await findStudy(variant, { id, revision: null, linked: null }, studyDevice.repository);
  if (!found.ok) return found;
  const open = onScreen(found.value);
  const { explore, line } = open;
  const before = sizeOf(found.value.study.tree);
  const refusal = explore.getState().merge(other.tree);
  explore.getState().go(other.path);
  const merged: ExploreMessage = {
    id: 'explore/merged',
    count: sizeOf(explore.getState().study.tree) - before,
  };
  line.setState({ notice: refusal ?? merged });
  return success(open);
}

function onScreen({ study, stopped, keeping }: FoundStudy): OpenStudy {
  const explored = exploring(study, stopped, afterPaint);
  return { ...explored, autosave: autosaveStudy(explored.explore, keeping, studyDevice), key: randomId() };
}
