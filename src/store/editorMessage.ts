import type { NamedPiece, PlacedPiece } from '../engine/rules/argument.ts';

/** What happens to a position in the editor, for people who do not see the board. */
export type EditorMessage =
  | { readonly id: 'editor/picked'; readonly piece: NamedPiece }
  | { readonly id: 'editor/put'; readonly piece: PlacedPiece }
  /** `piece` is null if the site was empty. */
  | { readonly id: 'editor/removed'; readonly piece: NamedPiece | null; readonly site: string }
  | { readonly id: 'editor/moved'; readonly piece: NamedPiece; readonly to: string }
  | { readonly id: 'editor/cleared' | 'editor/restarted' | 'editor/swapped' | 'editor/set-up' }
  | { readonly id: 'editor/undone' | 'editor/redone' };
