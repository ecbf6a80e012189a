import type { Variant } from '../engine/rules/variant.ts';
import type { Candidate } from '../engine/game/candidates.ts';
import { movesByButton, nextChoices, settledMove } from '../engine/game/candidates.ts';
import type { Effect } from '../engine/rules/effect.ts';
import { losses, touchedSites } from '../engine/rules/effect.ts';
import type { Choice, Move } from '../engine/rules/move.ts';
import { beginsWith, sameChoice, sitesAmong } from '../engine/rules/move.ts';
import type { Board, Position } from '../engine/rules/position.ts';
import { pieceAt } from '../engine/rules/position.ts';
import { EMPTY } from '../engine/rules/piece.ts';
import { otherSide } from '../engine/rules/side.ts';
import type { Target, TargetKind } from '../engine/rules/target.ts';
import type { Site } from '../engine/topology/site.ts';
import type { Selection } from './selection.ts';

/** The sites that may be picked next, and the forbidden ones that look as if they could be. */
export function targetsOf(
  variant: Variant,
  { position, candidates, forbidden, picked }: Selection,
): Target[] {
  const next = nextChoices(candidates, picked);
  const open = next.flatMap(({ choice, moves }): Target[] =>
    choice.kind === 'site'
      ? [{ ...targetAt(variant, position, picked, choice.site, moves), ...signOf(next, moves) }]
      : [],
  );
  const closed = forbidden.flatMap(({ path }): Target[] => {
    const next = path[picked.length];
    return beginsWith(path, picked) && next?.kind === 'site' ? [{ site: next.site, kind: 'forbidden' }] : [];
  });
  return [...open, ...closed];
}

/** The sign of the button that does the same as picking a site which leaves certain moves; empty if there is none. */
function signOf(next: ReturnType<typeof nextChoices>, [move]: readonly Move[]): Pick<Target, 'sign'> {
  for (const { choice, moves } of next)
    if (choice.kind === 'button' && choice.sign !== undefined && move && moves.includes(move))
      return { sign: choice.sign };
  return {};
}

/**
 * Targets for the sites where a move can begin, as far as the site alone shows what will happen: those where a piece arrives,
 * and those where one pick is the whole move. A piece or ground that can simply move is not among them.
 */
export function openingTargets(
  variant: Variant,
  position: Position,
  candidates: readonly Candidate[],
): Target[] {
  const isWhole = (choice: Choice, moves: readonly Move[]) =>
    moves.length === 1 && settledMove(candidates, [choice]) !== null;
  const isGround = (moves: readonly Move[]) =>
    moves.some((move) => variant.effects(position, move).some(({ kind }) => kind === 'ground'));
  return nextChoices(candidates, []).flatMap(({ choice, moves }) =>
    choice.kind === 'site' &&
    (pieceAt(position.board, choice.site) === EMPTY ? !isGround(moves) : isWhole(choice, moves))
      ? [targetAt(variant, position, [], choice.site, moves)]
      : [],
  );
}

/** The target for a site that may be picked next; `moves` are those left after picking it. */
function targetAt(
  variant: Variant,
  position: Position,
  picked: readonly Choice[],
  site: Site,
  moves: readonly Move[],
): Target {
  const effects = moves.flatMap((move) => variant.effects(position, move));
  const captured = losses(effects, otherSide(position.turn));
  const kind = kindOf(position, site, effects, captured);
  const victims = captured.filter((other) => other !== site);
  const target = { site, kind, ...(victims.length > 0 && { victims }) };
  const last = sitesAmong(picked).at(-1);
  // Without a pick, nothing else is meant than what is on the site.
  if (picked.length === 0) return target;
  const shifts = effects.filter((effect) => effect.kind === 'shift');
  const leadsTo = shifts.map(({ from, to }) => to[from.indexOf(site)]).find((goal) => goal !== undefined);
  if (leadsTo !== undefined) return { ...target, ...(leadsTo !== last && { leadsTo }) };
  const origins = shifts.flatMap(({ from, to }) => from[to.indexOf(site)] ?? []);
  const [comesFrom] = origins;
  if (comesFrom === undefined || last === undefined || origins.includes(last)) return target;
  return { ...target, kind: kind === 'move' ? 'bring' : kind, comesFrom };
}

/**
 * The effects to preview for a choice, or for the move that waits for confirmation. A site shows the one move
 * that it leaves, unless that is plain. When only buttons are left, anything else shows what all of them would do. Null if
 * there is nothing to preview.
 */
export function previewOf(
  variant: Variant,
  selection: Selection,
  choice: Choice | null,
): readonly Effect[] | null {
  const move = moveToPreview(selection, choice);
  if (!move) return sureEffects(variant, selection);
  const effects = variant.effects(selection.position, move);
  return !selection.settled && choice?.kind === 'site' && isPlain(effects, choice.site) ? null : effects;
}

/** What every button would do, such as to bring a piece to where it becomes another; null if a site can be picked instead. */
function sureEffects(
  variant: Variant,
  { position, candidates, picked }: Selection,
): readonly Effect[] | null {
  const next = nextChoices(candidates, picked);
  if (next.some(({ choice }) => choice.kind !== 'button')) return null;
  const [first = [], ...others] = next.flatMap(({ moves }) =>
    moves.map((move) => variant.effects(position, move)),
  );
  const isIn = (effects: readonly Effect[], effect: Effect) =>
    effects.some((other) => JSON.stringify(other) === JSON.stringify(effect));
  const sure = first.filter((effect) => others.every((effects) => isIn(effects, effect)));
  return sure.length > 0 ? sure : null;
}

/**
 * The move that waits for confirmation, or else the first move of a button or the only one of a site; null for
 * none.
 */
export function moveToPreview(
  { candidates, picked, settled }: Selection,
  choice: Choice | null,
): Move | null {
  if (settled) return settled;
  if (!choice) return null;
  const next = nextChoices(candidates, picked).find((other) => sameChoice(other.choice, choice));
  const [move, ...others] = next?.moves ?? [];
  return !move || (choice.kind === 'site' && others.length > 0) ? null : move;
}

/** Whether effects only bring one piece to a site, where it may capture and change. */
const isPlain = (effects: readonly Effect[], goal: Site): boolean =>
  effects.some(({ kind }) => kind === 'shift' || kind === 'put') &&
  effects.every((effect) => {
    switch (effect.kind) {
      case 'shift':
        return effect.to.every((site) => site === goal);
      case 'lift':
      case 'put':
        return effect.site === goal;
      case 'ground':
        return false;
      case 'hand':
        return true;
    }
  });

/** Whether a move that was picked does more than bring one piece to the site picked last. */
export function isInvolved(
  variant: Variant,
  { position, picked }: Pick<Selection, 'position' | 'picked'>,
  move: Move,
): boolean {
  const effects = variant.effects(position, move);
  const goal = sitesAmong(picked).at(-1);
  return effects.length > 0 && (goal === undefined || !isPlain(effects, goal));
}

/** The buttons that may be pressed next. */
export function buttonsOf({ candidates, picked }: Selection): Extract<Choice, { kind: 'button' }>[] {
  return nextChoices(candidates, picked).flatMap(({ choice }) => (choice.kind === 'button' ? [choice] : []));
}

/** The sites, each once, that the buttons, or the move to confirm, would change, so that the player can see them. */
export function sitesAtStake(variant: Variant, { position, candidates, picked, settled }: Selection): Site[] {
  const moves = settled ? [settled] : movesByButton(candidates, picked);
  return [...new Set(moves.flatMap((move) => touchedSites(variant.effects(position, move))))];
}

/** Those of some sites that have a piece: there a change begins. */
export const occupiedAmong = (board: Board, sites: readonly Site[]): Site[] =>
  sites.filter((site) => pieceAt(board, site) !== EMPTY);

function kindOf(
  { board }: Position,
  site: Site,
  effects: readonly Effect[],
  captured: readonly Site[],
): TargetKind {
  if (effects.some((effect) => effect.kind === 'ground' && effect.to === site)) return 'ground';
  if (captured.includes(site)) return 'capture';
  if (pieceAt(board, site) === EMPTY) return captured.length > 0 ? 'captureElsewhere' : 'move';
  if (effects.some((effect) => effect.kind === 'put' && effect.site === site)) return 'change';
  if (effects.some((effect) => effect.kind === 'shift' && effect.to.includes(site))) return 'swap';
  return captured.length > 0 ? 'sendToCapture' : 'send';
}
