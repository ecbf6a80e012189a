import { useRef } from 'react';
import type { Variant } from '../../engine/rules/variant.ts';
import { BoardPicture } from '../BoardPicture.tsx';
import { useNear } from './useNear.ts';
import styles from './library.module.css';

interface ThumbnailProps {
  /** The position as text. */
  readonly position: string;
  /** Null until its rules are loaded. */
  readonly variant: Variant | null;
  readonly label: string;
}

/** A position of a game or a study, drawn small. */
export function Thumbnail({ position, variant, label }: ThumbnailProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const read = isNear ? variant?.readPosition(position) : null;
  return (
    <div ref={place} className={styles.thumbnail}>
      {variant && read?.ok && <BoardPicture variant={variant} position={read.value} label={label} />}
    </div>
  );
}
