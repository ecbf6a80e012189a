import { at } from '../../engine/at.ts';
import type { Kind } from '../../engine/rules/piece.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Tool } from './tools.ts';
import { tools } from './tools.ts';
import * as gallery from '#words/ui/gallery.ts';
import styles from './gallery.module.css';

interface ToolboxProps {
  readonly variant: Variant;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  /** The kind of piece to put on a site; null for the most common kind. */
  readonly blocker: Kind | null;
  readonly onBlocker: (kind: Kind | null) => void;
  readonly onReset: () => void;
}

/** The choice of what picking a site does, and with which kind. */
export function Toolbox({ variant, tool, onTool, blocker, onBlocker, onReset }: ToolboxProps) {
  return (
    <div className={styles.toolbox}>
      <fieldset className={styles.toolChoice}>
        <legend>{gallery.putOnSite}</legend>
        {tools.map((other) => (
          <label key={other}>
            <input
              type="radio"
              name="tool"
              checked={other === tool}
              onChange={() => {
                onTool(other);
              }}
            />
            {gallery.tools[other]}
          </label>
        ))}
      </fieldset>
      <div className="actions">
        <label className={styles.blocker}>
          <span>{gallery.as}</span>
          <select
            value={blocker ?? ''}
            onChange={(event) => {
              onBlocker(event.target.value === '' ? null : Number(event.target.value));
            }}
          >
            <option value="">{gallery.usualPiece}</option>
            {[...variant.kinds.keys()].slice(1).map((kind) => (
              <option key={kind} value={kind}>
                {gallery.pieceName(at(variant.kinds, kind).name)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="button" onClick={onReset}>
          {gallery.reset}
        </button>
      </div>
    </div>
  );
}
