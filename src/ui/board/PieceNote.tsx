import { at } from '../../engine/at.ts';
import { say } from '../../words/say.ts';
import { describeSite } from '../../words/en/describe.ts';
import { kindOf } from '../../engine/rules/piece.ts';
import type { Position } from '../../engine/rules/position.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Site } from '../../engine/topology/site.ts';
import type { Layout } from './geometry.ts';
import { besideSite } from './geometry.ts';

interface PieceNoteProps {
  readonly layout: Layout;
  readonly variant: Variant;
  readonly position: Position;
  readonly site: Site;
  /** Where the piece can go: the note leaves that uncovered. */
  readonly targets: readonly Site[];
  /** Whether it stands on its head, for a player who sits opposite. */
  readonly turned: boolean;
}

/** What a piece is and how it moves, beside it. */
export function PieceNote({ layout, variant, position, site, targets, turned }: PieceNoteProps) {
  const kind = at(variant.kinds, kindOf(pieceAt(position.board, site)));
  return (
    <div className="piece-note" role="tooltip" style={besideSite(layout, site, { others: targets, turned })}>
      <strong>{describeSite(variant, position, site)}</strong>
      <span>{say(kind.movement)}.</span>
    </div>
  );
}
