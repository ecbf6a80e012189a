import { useRef } from 'react';
import type { ChipsProps } from '../board/ChipGroup.tsx';
import { ChipGroup } from '../board/ChipGroup.tsx';
import { classes } from '../board/classes.ts';
import { useOnBody } from '../useOnBody.ts';
import * as words from '#words/ui/play.ts';
import styles from './placedChips.module.css';

/** So many buttons have room for a figure beside their words. */
const FEW = 2;

interface PlacedChipsProps extends ChipsProps {
  /** Whether they lie over the lower end of the page. */
  readonly isOverPage: boolean;
}

/** The choices that are not sites, in the place that a screen has for them, with a way back after them. */
export function PlacedChips({ isOverPage, ...props }: PlacedChipsProps) {
  const group = useRef<HTMLDivElement>(null);
  useOnBody(isOverPage ? 'data-choosing' : null);
  return (
    <ChipGroup
      {...props}
      group={group}
      className={classes(styles.placed, props.buttons.length > FEW && styles.many)}
    >
      <button type="button" className={styles.back} data-part="back" onClick={props.onEscape}>
        {words.cancel}
      </button>
    </ChipGroup>
  );
}
