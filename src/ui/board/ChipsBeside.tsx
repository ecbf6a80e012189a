import { useRef } from 'react';
import type { ChipsProps } from './ChipGroup.tsx';
import { ChipGroup } from './ChipGroup.tsx';
import styles from './chips.module.css';
import { useBeside } from './useBeside.ts';

/** The choices that are not sites, as buttons beside the site they are about and never over it. */
export function ChipsBeside(props: ChipsProps) {
  const { layout, site, targets, uncovered, pieces, turned } = props;
  const group = useRef<HTMLDivElement>(null);
  const style = useBeside(group, layout, site, {
    others: [...targets, ...uncovered],
    pieces,
    // Beyond the edges of the board are the players’ strips, which a player who sits opposite has to read, too.
    mayLeave: !turned,
    turned,
  });
  return <ChipGroup {...props} group={group} className={styles.beside} style={style} />;
}
