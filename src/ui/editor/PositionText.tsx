import { useState } from 'react';
import { readDraft, textOf } from '../../engine/setup/draft.ts';
import { startDraft } from '../../engine/setup/draftEdits.ts';
import { copiedToClipboard } from '../dialogs/LinkRow.tsx';
import { DiagramDialog } from './DiagramDialog.tsx';
import { useEditor } from './EditorContext.ts';
import * as editor from '#words/ui/editor.ts';
import styles from './editor.module.css';

/** The id of the field of the position string. */
export const STRING_ID = 'position-string';

/** Whether the field of the position string has one that can be shown. */
export const useIsText = (): boolean =>
  useEditor(({ draft, text }) => readDraft(draft.variant, text.trim()).ok);

/** The position as text: its string, to copy, type or paste, and its diagram. */
export function PositionText() {
  const text = useEditor((state) => state.text);
  const type = useEditor((state) => state.type);
  const settle = useEditor((state) => state.settle);
  const { variant } = useEditor((state) => state.draft);
  const isText = useIsText();
  const [isOpen, setOpen] = useState(false);
  /** A pasted diagram that cannot be read, with which the dialog begins. */
  const [pasted, setPasted] = useState('');
  const [copied, setCopied] = useState({ text: '', words: '' });
  const paste = useEditor((state) => state.paste);
  return (
    <section className={styles.positionText} aria-label={editor.asText}>
      <label>
        <span>{editor.positionString}</span>
        <textarea
          id={STRING_ID}
          rows={2}
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => {
            type(event.target.value);
          }}
          onPaste={(event) => {
            const clip = event.clipboardData.getData('text');
            if (!clip.trim().includes('\n')) return;
            event.preventDefault();
            if (paste(clip).ok) return;
            setPasted(clip);
            setOpen(true);
          }}
          onBlur={settle}
        />
      </label>
      {!isText && (
        <p className={styles.example}>
          {editor.example} <code>{textOf(startDraft(variant))}</code>
        </p>
      )}
      <p className="actions">
        <button
          type="button"
          className="button"
          onClick={() => {
            void copiedToClipboard(text).then((isCopied) => {
              setCopied({
                text,
                words: isCopied ? editor.copied : editor.stringNotCopied,
              });
            });
          }}
        >
          {editor.copyString}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            setPasted('');
            setOpen(true);
          }}
        >
          {editor.asDiagram}
        </button>
        <span role="status" className="small">
          {copied.text === text ? copied.words : ''}
        </span>
      </p>
      {isOpen && (
        <DiagramDialog
          pasted={pasted}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </section>
  );
}
