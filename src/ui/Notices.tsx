import { useEffect } from 'react';
import { X } from 'lucide-react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { notices } from '../store/notices.ts';
import { IconButton } from './IconButton.tsx';
import { currentPlace } from './place.ts';
import { say } from '../words/say.ts';
import * as common from '#words/ui/common.ts';
import styles from './notices.module.css';

/** The notices for every screen, at the foot of the window. */
export function Notices() {
  const said = useStore(notices, (state) => state.notices);
  const dismiss = useStore(notices, (state) => state.dismiss);
  const [route] = useLocation();
  useEffect(() => {
    for (const { id, place } of said) if (place !== undefined && place !== currentPlace()) dismiss(id);
  }, [route, said, dismiss]);
  return (
    <div className={styles.notices} role="status">
      {said.map(({ id, text, action }) => (
        <div key={id} className={styles.toast}>
          <p>{say(text)}</p>
          {action && (
            <button
              type="button"
              className="button"
              onClick={() => {
                dismiss(id);
                action.run();
              }}
            >
              {say(action.label)}
            </button>
          )}
          <IconButton
            label={common.dismiss}
            icon={X}
            onClick={() => {
              dismiss(id);
            }}
          />
        </div>
      ))}
    </div>
  );
}
