import type { ReactNode } from 'react';
import { LibraryBig } from 'lucide-react';
import { Link } from 'wouter';
import * as common from '#words/ui/common.ts';
import styles from './screenBar.module.css';

interface ScreenBarProps {
  readonly title: string;
  /** What belongs to the title and matters less; empty for nothing. */
  readonly note?: string;
  /** What the buttons are about. */
  readonly about: string;
  /** The buttons. */
  readonly children: ReactNode;
}

/** The head of a screen: the way back to the library, what one sees, and what can be done with all of it. */
export function ScreenBar({ title, note = '', about, children }: ScreenBarProps) {
  return (
    <header className={styles.bar}>
      <Link href="/" className="icon-button" aria-label={common.library} title={common.library}>
        <LibraryBig aria-hidden="true" />
      </Link>
      <h1>
        {title} {note !== '' && <small>{note}</small>}
      </h1>
      <nav aria-label={about}>{children}</nav>
    </header>
  );
}
