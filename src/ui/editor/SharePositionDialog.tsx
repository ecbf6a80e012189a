import { textOf } from '../../engine/setup/draft.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { LinkRow } from '../dialogs/LinkRow.tsx';
import { QrCode } from '../dialogs/QrCode.tsx';
import { inAddress } from '../positionAddress.ts';
import { useEditor } from './EditorContext.ts';
import { addressOf, playRoute } from '../routes.ts';
import { say } from '../../words/say.ts';
import * as editor from '#words/ui/editor.ts';
import styles from './editor.module.css';

/** Links to the position: to a game that begins with it, if that is possible, and to the editor. */
export function SharePositionDialog({ onClose }: { readonly onClose: () => void }) {
  const draft = useEditor((state) => state.draft);
  const verdict = useEditor((state) => state.verdict);
  const { variant } = draft;
  const link = verdict.ok ? addressOf(playRoute(variant, verdict.value)) : '';
  return (
    <Dialog title={editor.share} onClose={onClose}>
      <section className={styles.shareLink}>
        <h3>{editor.toPlay}</h3>
        {!verdict.ok && <p className="small">{editor.noGameYet(say(verdict.message))}</p>}
        {link !== '' && (
          <>
            <LinkRow label={editor.linkToPlay} link={link} />
            <QrCode text={link} />
            <p className="small">{editor.codeToPlay}</p>
          </>
        )}
      </section>
      <section className={styles.shareLink}>
        <h3>{editor.toChange}</h3>
        <LinkRow
          label={editor.linkToEditor}
          link={addressOf(`/edit/${variant.id}/${inAddress(textOf(draft))}`)}
        />
      </section>
      <p className="small">{editor.noServer}</p>
    </Dialog>
  );
}
