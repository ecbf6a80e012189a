import type { ReactNode } from 'react';
import { House } from 'lucide-react';
import { Link } from 'wouter';
import * as common from '#words/ui/common.ts';
import styles from './screenBar.module.css';

interface ScreenBarProps {
  readonly title: ReactNode;
  /** A less important addition to the title; empty for none. */
  readonly note?: string;
  /** What the buttons are about, as the label of their group. */
  readonly about: string;
  /** The buttons. */
  readonly children: ReactNode;
}

/** Buttons of the header that belong together, set apart by a line from what stands before them. */
export const BarGroup = ({ children }: Pick<ScreenBarProps, 'children'>) => (
  <div className={styles.group}>{children}</div>
);

/** The header of a screen: the link to the library, the title, and the buttons for the whole screen. */
export function ScreenBar({ title, note = '', about, children }: ScreenBarProps) {
  return (
    <header className={styles.bar}>
      <Link href="/" className="icon-button worded" aria-label={common.library} title={common.library}>
        <House aria-hidden="true" />
        <span aria-hidden="true">{common.library}</span>
      </Link>
      <h1>
        {title} {note !== '' && <small>{note}</small>}
      </h1>
      <nav aria-label={about}>{children}</nav>
    </header>
  );
}
