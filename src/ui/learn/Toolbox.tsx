import { at } from '../../engine/at.ts';
import type { Kind } from '../../engine/rules/piece.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Tool } from './tools.ts';
import { tools } from './tools.ts';

interface ToolboxProps {
  readonly variant: Variant;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  /** What is put in the way; null for the commonest kind. */
  readonly blocker: Kind | null;
  readonly onBlocker: (kind: Kind | null) => void;
  readonly onReset: () => void;
}

/** What each tool puts on a site. */
const words: Readonly<Record<Tool, string>> = {
  enemy: 'Enemy',
  friend: 'Friend',
  nothing: 'Nothing',
  piece: 'The piece itself',
};

/** What picking a site does, and with what. */
export function Toolbox({ variant, tool, onTool, blocker, onBlocker, onReset }: ToolboxProps) {
  return (
    <div className="toolbox">
      <fieldset className="tool-choice">
        <legend>Put on a site</legend>
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
            {words[other]}
          </label>
        ))}
      </fieldset>
      <div className="actions">
        <label className="blocker">
          <span>as</span>
          <select
            value={blocker ?? ''}
            onChange={(event) => {
              onBlocker(event.target.value === '' ? null : Number(event.target.value));
            }}
          >
            <option value="">the usual piece</option>
            {[...variant.kinds.keys()].slice(1).map((kind) => (
              <option key={kind} value={kind}>
                {at(variant.kinds, kind).name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="button" onClick={onReset}>
          Reset
        </button>
      </div>
    </div>
  );
}
