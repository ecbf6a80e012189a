import { buttonsOf } from '../../store/targets.ts';
import { usePlay } from '../game/PlayContext.ts';
import { StatusCard } from '../panels/StatusCard.tsx';
import { useSaid } from '../panels/useSaid.ts';
import * as beside from '#words/ui/beside.ts';
import styles from './explore.module.css';

interface ChoicesCardProps {
  /** Called with the place for choices that are not sites. */
  readonly onChoicesPlace: (place: HTMLElement | null) => void;
}

/** What a picked piece can do, or what the board previews, above the choices that are not sites; hidden without any. */
export function ChoicesCard({ onChoicesPlace }: ChoicesCardProps) {
  const words = useSaid('');
  const isChoosing = usePlay(
    ({ selection }) => selection !== null && (selection.settled !== null || buttonsOf(selection).length > 0),
  );
  return (
    <div className={styles.choosing} hidden={!isChoosing}>
      <StatusCard label={beside.present} words={words} isPassing onChoicesPlace={onChoicesPlace}>
        {null}
      </StatusCard>
    </div>
  );
}
