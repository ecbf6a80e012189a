import { useState } from 'react';
import { writeDiagram } from '../../engine/setup/diagramDrawing.ts';
import { copiedToClipboard } from '../dialogs/LinkRow.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useEditor } from './EditorContext.ts';
import { say } from '../../words/say.ts';

interface DiagramDialogProps {
  /** What was pasted elsewhere and could not be read; empty for the diagram of the draft. */
  readonly pasted: string;
  readonly onClose: () => void;
}

/** The board as a diagram of letters, to copy, to change, or to paste another over it. */
export function DiagramDialog({ pasted, onClose }: DiagramDialogProps) {
  const draft = useEditor((state) => state.draft);
  const paste = useEditor((state) => state.paste);
  const [text, setText] = useState(pasted === '' ? writeDiagram(draft) : pasted);
  const [words, setWords] = useState('');
  return (
    <Dialog title="The board as a diagram" onClose={onClose}>
      <form
        className="diagram"
        onSubmit={(event) => {
          event.preventDefault();
          const read = paste(text);
          if (read.ok) onClose();
          else setWords(say(read.message));
        }}
      >
        <p className="small">
          A line for each rank, a letter for each piece, upper case for White. Change it, or paste another
          diagram or a position string over it.
        </p>
        <textarea
          aria-label="Diagram"
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
            Set up
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              void copiedToClipboard(text).then((isCopied) => {
                setWords(isCopied ? 'Copied.' : 'Copying is not allowed here: select the diagram instead.');
              });
            }}
          >
            Copy the diagram
          </button>
        </p>
      </form>
    </Dialog>
  );
}
