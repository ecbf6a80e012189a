import { at } from '../../engine/at.ts';
import type { Piece } from '../../engine/rules/piece.ts';
import { kindOf } from '../../engine/rules/piece.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Way } from './ways.ts';
import { tokenFace } from './ways.ts';

interface WayMarksProps {
  readonly variant: Variant;
  readonly piece: Piece;
  /** Whether its ways lead the other way round than those of White do, seen from below. */
  readonly isTurned: boolean;
}

/** On the figures' grid: from one site to the next, and from the middle of a token to its edge. */
const STEP = 7.1;
const EDGE = 15.8;
/** Where lines begin beside a letter. */
const LETTER_ROOM = 9.4;

/** What is drawn on a token: the ways of its kind, and its letter where they do not tell it apart. */
export function WayMarks({ variant, piece, isTurned }: WayMarksProps) {
  const { ways, isLettered } = tokenFace(variant, kindOf(piece));
  const { letter } = at(variant.kinds, kindOf(piece));
  return (
    <>
      <g transform={`translate(24 24.5) scale(${isTurned ? '-1' : '1'})`}>
        {!isLettered && <rect className="way" x="-3" y="-3" width="6" height="6" />}
        {ways.map((way) => (
          <WaySign key={JSON.stringify(way)} way={way} from={isLettered ? LETTER_ROOM : 0} />
        ))}
      </g>
      {isLettered && (
        <text className="small-letter" x="24" y="30.6" textAnchor="middle">
          {letter}
        </text>
      )}
    </>
  );
}

/**
 * A line to the token's edge, broken where it serves only to move or only to capture; a dot for a single
 * site, hollow if it serves only to move, a cross if only to capture. A line that begins with a leap begins
 * at a dot.
 */
function WaySign({ way: { to, isLine, when }, from }: { readonly way: Way; readonly from: number }) {
  const [x, y] = [to[0] * STEP, to[1] * STEP];
  if (!isLine) return <SiteSign x={x} y={y} when={when} />;
  const out = EDGE / Math.max(Math.abs(x), Math.abs(y));
  const isLeap = Math.hypot(...to) > 1.5;
  const start = isLeap ? 1 : from / Math.max(Math.abs(x), Math.abs(y));
  return (
    <>
      {isLeap && <SiteSign x={x} y={y} when={when} />}
      <path
        className={`way-line ${when}`}
        d={`M${String(x * start)} ${String(y * start)}L${String(x * out)} ${String(y * out)}`}
      />
    </>
  );
}

function SiteSign({ x, y, when }: { readonly x: number; readonly y: number; readonly when: Way['when'] }) {
  switch (when) {
    case 'always':
    case 'guarding':
      return <circle className="way" cx={x} cy={y} r="2.7" />;
    case 'moving':
      return <circle className="way-line" cx={x} cy={y} r="2.3" />;
    case 'capturing':
      return (
        <path className="way-line" d={`M${String(x - 2.2)} ${String(y - 2.2)}l4.4 4.4m0 -4.4l-4.4 4.4`} />
      );
  }
}
