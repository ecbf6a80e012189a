import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { Choice } from '../../engine/rules/move.ts';
import type { Side } from '../../engine/rules/side.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Selection } from '../../store/selection.ts';
import { previewOf } from '../../store/targets.ts';
import type { Layout } from './geometry.ts';
import { Preview } from './Preview.tsx';

interface ChoicePreviewProps {
  readonly layout: Layout;
  readonly variant: Variant;
  readonly selection: Selection;
  /** The choice that the pointer or the keyboard is at. */
  readonly visited: StoreApi<Choice | null>;
  readonly turnedSide: Side | null;
}

/** What would come of the choice that one is at, where that is not plain to see. */
export function ChoicePreview({ layout, variant, selection, visited, turnedSide }: ChoicePreviewProps) {
  const effects = previewOf(variant, selection, useStore(visited));
  return (
    effects && (
      <Preview
        layout={layout}
        variant={variant}
        board={selection.position.board}
        effects={effects}
        turnedSide={turnedSide}
      />
    )
  );
}
