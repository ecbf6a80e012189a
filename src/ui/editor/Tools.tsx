import { useEffect } from 'react';
import { Eraser, Hand, Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '../IconButton.tsx';
import { useEditor } from './EditorContext.ts';
import { say } from '../../words/say.ts';
import * as editor from '#words/ui/editor.ts';
import styles from './editor.module.css';
import { classes } from '../board/classes.ts';

/** The tools other than putting a piece, and the buttons to undo and redo. */
export function Tools() {
  const tool = useEditor((state) => state.tool);
  const choose = useEditor((state) => state.choose);
  const canUndo = useEditor((state) => state.before.length > 0);
  const canRedo = useEditor((state) => state.after.length > 0);
  const undo = useEditor((state) => state.undo);
  const redo = useEditor((state) => state.redo);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isText = event.target instanceof HTMLElement && event.target.matches('input, textarea');
      if (isText || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key === 'z' && !event.shiftKey) undo();
      else if (key === 'y' || key === 'z') redo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [undo, redo]);

  return (
    <div className={styles.editTools} role="group" aria-label={editor.tools}>
      {(
        [
          ['move', editor.move, Hand],
          ['remove', editor.remove, Eraser],
        ] as const
      ).map(([kind, label, Icon]) => (
        <button
          key={kind}
          type="button"
          className={classes('button', styles.tool)}
          aria-pressed={tool.kind === kind}
          onClick={() => {
            choose({ kind });
          }}
        >
          <Icon aria-hidden="true" />
          <span className={styles.label}>{label}</span>
        </button>
      ))}
      <BriefVerdict />
      <IconButton label={editor.undo} icon={Undo2} disabled={!canUndo} onClick={undo} />
      <IconButton label={editor.redo} icon={Redo2} disabled={!canRedo} onClick={redo} />
    </div>
  );
}

/**
 * What is wrong with the draft, for users who would have to scroll to the verdict. Screen readers get the
 * verdict itself.
 */
function BriefVerdict() {
  const verdict = useEditor((state) => state.verdict);
  return (
    <span className={styles.brief} aria-hidden="true">
      {!verdict.ok && <span>{say(verdict.message)}</span>}
    </span>
  );
}
