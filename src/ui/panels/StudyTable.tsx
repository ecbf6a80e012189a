import type { ComponentProps } from 'react';
import { BLACK } from '../../engine/rules/side.ts';
import type { Side } from '../../engine/rules/side.ts';
import { usePlay } from '../game/PlayContext.ts';
import { Table } from '../game/Table.tsx';
import { useSettings } from '../useSettings.ts';
import { BesideHand } from './BesideHand.tsx';
import { CornerHand } from './CornerHand.tsx';
import { StudyStrip } from './StudyStrip.tsx';
import { useHandPlace } from './useHandPlace.ts';

interface StudyTableProps extends Pick<
  ComponentProps<typeof Table>,
  'board' | 'drawing' | 'margin' | 'choicesPlace'
> {
  /** The side below. */
  readonly near: Side;
}

/** The board between two sides that have no players, with what they hold in hand. */
export function StudyTable({ near, ...others }: StudyTableProps) {
  const variant = usePlay((state) => state.game.variant);
  const { coordinates } = useSettings();
  const seats = { near, turned: null };
  const handPlace = useHandPlace(variant, seats);
  const flipped = near === BLACK;
  return (
    <Table
      {...others}
      seats={seats}
      labelled={coordinates}
      strip={(side) => <StudyStrip side={side} handPlace={handPlace} />}
      {...(handPlace === 'beside' && {
        beside: (side) => <BesideHand side={side} flipped={flipped} />,
      })}
      {...(handPlace === 'corners' && {
        corner: (side, edge) => (
          <CornerHand side={side} edge={edge} flipped={flipped} labelled={coordinates} />
        ),
      })}
    />
  );
}
