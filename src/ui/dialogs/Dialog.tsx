import type { ReactNode } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { X } from 'lucide-react';
import { IconButton } from '../IconButton.tsx';
import * as dialogs from '#words/ui/dialogs.ts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog, open as long as it is mounted. Escape closes it, and where browsers pass that on to the page,
 * so does the system’s Back.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
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
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onCancel={onClose}>
      <header>
        <h2 id={titleId}>{title}</h2>
        <IconButton label={dialogs.close} icon={X} onClick={onClose} />
      </header>
      {children}
    </dialog>
  );
}
