import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Result } from '../../engine/rules/result.ts';
import { success } from '../../engine/rules/result.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Explored } from '../../store/explore/exploreStore.ts';
import { exploring } from '../../store/explore/exploreStore.ts';
import type { FoundStudy } from '../../store/explore/findStudy.ts';
import { findStudy, unsavedStudy } from '../../store/explore/findStudy.ts';
import type { StudyAutosave } from '../../store/explore/studyAutosave.ts';
import { autosaveStudy } from '../../store/explore/studyAutosave.ts';
import { studyDevice } from '../../store/library/device.ts';
import { randomId } from '../../store/randomId.ts';
import { currentStudy } from '../studyEntry.ts';
import { followStudy, openedStudy } from './studyAddress.ts';
import { keepStudy } from './keepStudy.ts';

/** The stores of a study that is open, its autosave, and a key that differs for each study that was opened. */
export interface OpenStudy extends Explored {
  readonly autosave: StudyAutosave;
  readonly key: string;
}

/** The study of the address, which is saved with every change; null until the device has answered. */
export function useStudy(variant: Variant, link: string): Result<OpenStudy> | null {
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
    return () => {
      stopFollowing();
      stopKeeping();
    };
  }, [open, navigate]);
  return open;
}

/** The study of an address that holds all there is to know; null if the device may know more. */
function openAtOnce(variant: Variant, link: string): Result<OpenStudy> | null {
  if (currentStudy()) return null;
  const opened = openedStudy(variant, link);
  return opened.ok ? success(onScreen(unsavedStudy(opened.value))) : opened;
}

/** The study that the entry beside the address names. */
async function openSaved(variant: Variant, link: string): Promise<Result<OpenStudy>> {
  const entry = currentStudy();
  const opened = openedStudy(variant, link);
  if (!entry) return opened.ok ? success(onScreen(unsavedStudy(opened.value))) : opened;
  const linked = link !== '' && opened.ok ? opened.value : null;
  const wish = { id: entry.study, revision: entry.revision, linked };
  const found = await findStudy(variant, wish, studyDevice.repository);
  return found.ok ? success(onScreen(found.value)) : found;
}

function onScreen({ study, stopped, keeping }: FoundStudy): OpenStudy {
  const explored = exploring(study, stopped);
  return { ...explored, autosave: autosaveStudy(explored.explore, keeping, studyDevice), key: randomId() };
}
