import { useState } from 'react';
import { writeDiagram } from '../../engine/setup/diagramDrawing.ts';
import { hasCrossings } from '../../engine/topology/topology.ts';
import { copiedToClipboard } from '../dialogs/LinkRow.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useEditor } from './EditorContext.ts';
import { say } from '../../words/say.ts';
import * as editor from '#words/ui/editor.ts';
import styles from './editor.module.css';

interface DiagramDialogProps {
  /** A pasted diagram that could not be read; empty for the diagram of the draft. */
  readonly pasted: string;
  readonly onClose: () => void;
}

/** The board as a diagram of letters, to copy, to change, or to replace by pasting another. */
export function DiagramDialog({ pasted, onClose }: DiagramDialogProps) {
  const draft = useEditor((state) => state.draft);
  const paste = useEditor((state) => state.paste);
  const [text, setText] = useState(pasted === '' ? writeDiagram(draft) : pasted);
  const [words, setWords] = useState('');
  return (
    <Dialog title={editor.diagramTitle} onClose={onClose}>
      <form
        className={styles.diagram}
        onSubmit={(event) => {
          event.preventDefault();
          const read = paste(text);
          if (read.ok) onClose();
          else setWords(say(read.message));
        }}
      >
        <p className="small">{editor.diagramHow(hasCrossings(draft.variant.topology))}</p>
        <textarea
          aria-label={editor.diagram}
          rows={Math.min(18, text.split('\n').length + 1)}
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          wrap="off"
          onChange={(event) => {
            setText(event.target.value);
            setWords('');
          }}
        />
        <p role="status">{words}</p>
        <p className="actions">
          <button type="submit" className="button primary">
            {editor.setUp}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              void copiedToClipboard(text).then((isCopied) => {
                setWords(isCopied ? editor.copied : editor.diagramNotCopied);
              });
            }}
          >
            {editor.copyDiagram}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
