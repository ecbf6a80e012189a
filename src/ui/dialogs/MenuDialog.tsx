import type { LucideIcon } from 'lucide-react';
import { Dialog } from './Dialog.tsx';
import styles from './dialog.module.css';

interface MenuDialogProps {
  readonly title: string;
  readonly commands: readonly {
    readonly label: string;
    readonly icon: LucideIcon;
    readonly run: () => void;
  }[];
  readonly onClose: () => void;
}

/** A menu with one row for each command. Choosing one closes it. */
export function MenuDialog({ title, commands, onClose }: MenuDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <ul className={styles.menu}>
        {commands.map(({ label, icon: Icon, run }) => (
          <li key={label}>
            <button
              type="button"
              onClick={() => {
                onClose();
                run();
              }}
            >
              <Icon aria-hidden="true" /> {label}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
