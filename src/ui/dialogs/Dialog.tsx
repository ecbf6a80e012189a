import type { MouseEvent, ReactNode } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { X } from 'lucide-react';
import { IconButton } from '../IconButton.tsx';
import * as dialogs from '#words/ui/dialogs.ts';
import { classes } from '../board/classes.ts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** How it uses a wide window: not at all, or with its parts in two columns, and then where it is. */
  readonly columns?: 'one' | 'two' | 'two-beside-board';
  readonly children: ReactNode;
}

/**
 * A modal dialog, open as long as it is mounted. Escape and a click beside it close it, and where browsers pass
 * that on to the page, so does the system’s Back.
 */
export function Dialog({ title, onClose, columns = 'one', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isWide = columns !== 'one';
  const isBeside = columns === 'two-beside-board';
  /** Whether the pointer went down beside the dialog: whoever drags out of a field does not want to close it. */
  const isDownBeside = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      // Closing it before it is removed returns the focus to where it was, except to a board.
      element?.close();
      if (before instanceof SVGElement) before.focus();
    };
  }, []);
  return (
    // The keyboard has Escape and the close button.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={classes(styles.dialog, 'fades-below', isWide && styles.wide, isBeside && styles.beside)}
      aria-labelledby={titleId}
      onCancel={onClose}
      onPointerDown={(event) => {
        isDownBeside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (isDownBeside.current && isOutside(event)) onClose();
      }}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        <IconButton label={dialogs.close} icon={X} onClick={onClose} />
      </header>
      {isWide ? <div className={styles.columns}>{children}</div> : children}
    </dialog>
  );
}

/** Whether a pointer is on the ground around an element: an open dialog gets the events of its backdrop. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isWithin = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isWithin;
}
