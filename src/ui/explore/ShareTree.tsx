import { useState } from 'react';
import type { Side } from '../../engine/rules/side.ts';
import { writeTreeText } from '../../engine/record/treeText.ts';
import { deferred } from '../deferred.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { LinkRow } from '../dialogs/LinkRow.tsx';
import { QrCode } from '../dialogs/QrCode.tsx';
import { RecordPart } from '../dialogs/RecordPart.tsx';
import { addressOf, exploreRoute } from '../routes.ts';
import { saveFile, textFile } from '../saveFile.ts';
import { today } from '../today.ts';
import { usePlay } from '../game/PlayContext.ts';
import * as words from '#words/ui/explore.ts';
import * as moving from '#words/ui/movingPicture.ts';
import { useExplore } from './ExploreContext.ts';
import { MergeForm } from './MergeForm.tsx';
import { studyLink } from './studyAddress.ts';

/** Loaded on demand: few lines become pictures. */
const MovingPictureDialog = deferred(
  async () => (await import('../dialogs/MovingPictureDialog.tsx')).MovingPictureDialog,
);

/** Links of more letters are often cut by chats, and hard to scan. */
const LONG_LINK = 2_000;

interface ShareTreeProps {
  /** The side below. */
  readonly near: Side;
  readonly onClose: () => void;
}

/**
 * The link to the tree and its record, moving pictures of the line that is shown, and a field for the links and records
 * of others, whose lines are added.
 */
export function ShareTree({ near, onClose }: ShareTreeProps) {
  const [isMoving, setMoving] = useState(false);
  const hasMoves = usePlay((state) => state.game.steps.length > 0);
  const study = useExplore((state) => state.study);
  const { variant } = study.tree;
  const link = addressOf(exploreRoute(variant.id, studyLink(study)));
  const isLong = link.length > LONG_LINK;
  if (isMoving) return <MovingPictureDialog near={near} isLine onClose={onClose} />;
  return (
    <Dialog title={words.share} columns="two" onClose={onClose}>
      <LinkRow key={link} label={words.link} link={link} />
      {isLong ? (
        <>
          <p>{words.longLink(link.length)}</p>
          <button
            type="button"
            className="button"
            onClick={() => {
              saveFile(`${variant.id}-tree.txt`, textFile(`${link}\n`, 'text/plain'));
            }}
          >
            {words.saveLink}
          </button>
        </>
      ) : (
        <QrCode text={link} />
      )}
      <p className="small">{words.noServer}</p>
      <RecordPart
        text={writeTreeText(study.tree, study.players, today(), study.game)}
        name={`oddboard-${variant.id}-tree`}
      />
      {hasMoves && (
        <fieldset>
          <legend>{words.shownLine}</legend>
          <p className="actions">
            <button
              type="button"
              className="button"
              onClick={() => {
                setMoving(true);
              }}
            >
              {moving.make}
            </button>
          </p>
        </fieldset>
      )}
      <MergeForm />
    </Dialog>
  );
}
