import { writeTreeText } from '../../engine/record/treeText.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { LinkRow } from '../dialogs/LinkRow.tsx';
import { QrCode } from '../dialogs/QrCode.tsx';
import { RecordPart } from '../dialogs/RecordPart.tsx';
import { addressOf, exploreRoute } from '../routes.ts';
import { saveFile, textFile } from '../saveFile.ts';
import { today } from '../today.ts';
import * as words from '#words/ui/explore.ts';
import { useExplore } from './ExploreContext.ts';
import { MergeForm } from './MergeForm.tsx';
import { studyLink } from './studyAddress.ts';

/** Links of more letters are often cut by chats, and hard to scan. */
const LONG_LINK = 2_000;

/** The link to the tree and its record, and a field for those of others, whose lines are added. */
export function ShareTree({ onClose }: { readonly onClose: () => void }) {
  const study = useExplore((state) => state.study);
  const { variant } = study.tree;
  const link = addressOf(exploreRoute(variant.id, studyLink(study)));
  const isLong = link.length > LONG_LINK;
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
      <MergeForm />
    </Dialog>
  );
}
