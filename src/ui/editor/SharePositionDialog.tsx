import { useEffect, useState } from 'react';
import { textOf } from '../../engine/game/draft.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { LinkRow } from '../dialogs/LinkRow.tsx';
import { QrCode } from '../dialogs/QrCode.tsx';
import { inAddress } from '../positionAddress.ts';
import { useEditor } from './EditorContext.ts';
import { playRoute } from '../routes.ts';

/** Links to the position: to a game that begins with it, if one can, and to the editor. */
export function SharePositionDialog({ onClose }: { readonly onClose: () => void }) {
  const draft = useEditor((state) => state.draft);
  const verdict = useEditor((state) => state.verdict);
  const { variant } = draft;
  const [route, setRoute] = useState('');
  useEffect(() => {
    if (!verdict.ok) return;
    let isCurrent = true;
    void playRoute(variant, verdict.value).then((next) => {
      if (isCurrent) setRoute(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [variant, verdict]);
  const page = `${location.href.split('#', 1).join('')}#`;
  return (
    <Dialog title="Share" onClose={onClose}>
      <section className="share-link">
        <h3>To play it</h3>
        {!verdict.ok && <p className="small">There is no game from here yet. {verdict.message}</p>}
        {route !== '' && (
          <>
            <LinkRow label="Link to play it" link={page + route} />
            <QrCode text={page + route} />
          </>
        )}
      </section>
      <section className="share-link">
        <h3>To look at it and change it</h3>
        <LinkRow label="Link to the editor" link={`${page}/edit/${variant.id}/${inAddress(textOf(draft))}`} />
      </section>
      <p className="small">The position is in the link itself. No server keeps it.</p>
    </Dialog>
  );
}
