import { useLayoutEffect, useRef } from 'react';
import type { Choice } from '../../engine/rules/move.ts';
import type { Site } from '../../engine/topology/site.ts';
import { isBoardKey } from './keys.ts';
import type { Layout } from './geometry.ts';
import { besideSite } from './geometry.ts';
import { say } from '../../words/say.ts';
import { treeOf } from './tree.ts';
import * as words from '#words/ui/board.ts';
import styles from './chips.module.css';

type Button = Extract<Choice, { kind: 'button' }>;

export interface ChipsProps {
  readonly layout: Layout;
  /** The site beside which they appear. */
  readonly site: Site;
  readonly buttons: readonly Button[];
  /** The sites that can be picked instead: without any, the keyboard belongs here. */
  readonly targets: readonly Site[];
  /** Sites that stay uncovered, as the targets do. */
  readonly uncovered: readonly Site[];
  readonly onPress: (button: Button) => void;
  /** The pointer or the keyboard has come to a button; null when it has left. */
  readonly onVisit: (button: Button | null) => void;
  readonly onEscape: () => void;
  /** Whether they stand on their heads, for a player who sits opposite. */
  readonly turned: boolean;
}

/** The choices that are no places, beside the site they are about and never over it. */
export function Chips({
  layout,
  site,
  buttons,
  targets,
  uncovered,
  onPress,
  onVisit,
  onEscape,
  turned,
}: ChipsProps) {
  const group = useRef<HTMLDivElement>(null);
  const only = targets.length === 0;
  useLayoutEffect(() => {
    const chips = group.current;
    if (!chips) return;
    const tree = treeOf(chips);
    const before = tree.activeElement;
    if (only) chips.querySelector('button')?.focus();
    return () => {
      // The keyboard goes back to where it came from; without this it would be lost with the chips.
      if (chips.contains(tree.activeElement) && before instanceof SVGElement) before.focus();
    };
  }, [only, site]);

  return (
    <div
      ref={group}
      className={styles.chips}
      role="group"
      aria-label={words.chooseHow}
      style={besideSite(layout, site, { others: [...targets, ...uncovered], turned })}
      onKeyDown={(event) => {
        if (isBoardKey('stepBack', event.key)) onEscape();
      }}
    >
      {buttons.map((button) => (
        <button
          key={button.id}
          type="button"
          className={styles.chip}
          onFocus={() => {
            onVisit(button);
          }}
          onBlur={() => {
            onVisit(null);
          }}
          onPointerEnter={() => {
            onVisit(button);
          }}
          onPointerLeave={() => {
            onVisit(null);
          }}
          onClick={() => {
            onPress(button);
          }}
        >
          {say(button.label)}
        </button>
      ))}
    </div>
  );
}
