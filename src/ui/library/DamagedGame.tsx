import { FileWarning, Trash2 } from 'lucide-react';
import { IconButton } from '../IconButton.tsx';
import { saveFile, textFile } from '../saveFile.ts';

interface DamagedGameProps {
  /** As it stands in the repository. */
  readonly value: object;
  /** Why it cannot be read. */
  readonly reason: string;
  readonly onRemove: () => void;
}

/** Something in the repository that cannot be read: it stays until somebody says otherwise. */
export function DamagedGame({ value, reason, onRemove }: DamagedGameProps) {
  return (
    <article className="row" aria-label="A damaged game">
      <span className="thumbnail damaged">
        <FileWarning aria-hidden="true" />
      </span>
      <div className="row-text">
        <h3>A damaged game</h3>
        <p className="small">{reason} The other games are not affected.</p>
      </div>
      <p className="actions">
        <button
          type="button"
          className="button"
          onClick={() => {
            saveFile(
              'oddboard-damaged-game.json',
              textFile(JSON.stringify(value, null, 1), 'application/json'),
            );
          }}
        >
          Save what is there
        </button>
        <IconButton label="Delete the damaged game" icon={Trash2} onClick={onRemove} />
      </p>
    </article>
  );
}
