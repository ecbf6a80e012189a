import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { notices } from '../store/notices.ts';
import { IconButton } from './IconButton.tsx';

/** What is to be told on whatever screen one is, at the foot of the window. */
export function Notices() {
  const said = useStore(notices, (state) => state.notices);
  const dismiss = useStore(notices, (state) => state.dismiss);
  return (
    <div className="notices" role="status">
      {said.map(({ id, text, action }) => (
        <div key={id} className="toast">
          <p>{text}</p>
          {action && (
            <button
              type="button"
              className="button"
              onClick={() => {
                dismiss(id);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
          <IconButton
            label="Dismiss"
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
