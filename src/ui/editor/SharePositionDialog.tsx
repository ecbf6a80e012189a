import { textOf } from '../../engine/setup/draft.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { LinkRow } from '../dialogs/LinkRow.tsx';
import { QrCode } from '../dialogs/QrCode.tsx';
import { inAddress } from '../positionAddress.ts';
import { useEditor } from './EditorContext.ts';
import { addressOf, playRoute } from '../routes.ts';
import { say } from '../../words/say.ts';

/** Links to the position: to a game that begins with it, if one can, and to the editor. */
export function SharePositionDialog({ onClose }: { readonly onClose: () => void }) {
  const draft = useEditor((state) => state.draft);
  const verdict = useEditor((state) => state.verdict);
  const { variant } = draft;
  const link = verdict.ok ? addressOf(playRoute(variant, verdict.value)) : '';
  return (
    <Dialog title="Share" onClose={onClose}>
      <section className="share-link">
        <h3>To play it</h3>
        {!verdict.ok && <p className="small">There is no game from here yet. {say(verdict.message)}</p>}
        {link !== '' && (
          <>
            <LinkRow label="Link to play it" link={link} />
            <QrCode text={link} />
          </>
        )}
      </section>
      <section className="share-link">
        <h3>To look at it and change it</h3>
        <LinkRow
          label="Link to the editor"
          link={addressOf(`/edit/${variant.id}/${inAddress(textOf(draft))}`)}
        />
      </section>
      <p className="small">The position is in the link itself. No server keeps it.</p>
    </Dialog>
  );
}
