import { readAction, withActions } from '../engine/game/action.ts';
import { claimsIn } from '../engine/game/ending.ts';
import { whyNot } from '../engine/game/explain.ts';
import type { Game } from '../engine/game/game.ts';
import { currentPosition, outcomeOf, historyAt } from '../engine/game/game.ts';
import { notesOn } from '../engine/game/notes.ts';
import { nextChoices, candidatesOf } from '../engine/game/candidates.ts';
import { pickSite } from '../engine/rules/move.ts';
import { writeOutcome } from '../engine/rules/outcome.ts';
import { belongsTo } from '../engine/rules/piece.ts';
import { pieceAt } from '../engine/rules/position.ts';
import type { Variant } from '../engine/rules/variant.ts';
import { NO_SITE } from '../engine/topology/site.ts';
import { shapeOf, siteNamed } from '../engine/topology/topology.ts';
import type { CardClaim } from './data.ts';
import type { Claim } from './rulebook.ts';
import type { Say } from '../engine/rules/message.ts';
import { codeOf } from '../engine/rules/message.ts';

/** A claim of an example or of a card. */
type AnyClaim = Claim | CardClaim;

/** The complaints about a claim that is false of a game, each a sentence; none if the claim is true. */
export async function complaintsAbout(game: Game, claim: AnyClaim, say: Say): Promise<string[]> {
  switch (claim.kind) {
    case 'legal': {
      const move = readAction(game, claim.action);
      return move.ok ? [] : [codeOf(move.message)];
    }
    case 'illegal':
      return [...illegalComplaints(game, claim.action), ...(await reasonComplaints(game, claim))];
    case 'goals':
      return [
        ...[claim.from, ...claim.to].flatMap((site) => siteComplaints(game.variant, site)),
        ...differ(
          `The piece on ${claim.from} goes to`,
          joinList(goalsFrom(game, claim.from)),
          joinList(claim.to),
        ),
      ];
    case 'leads':
      return leadsComplaints(game, claim, say);
    case 'outcome':
      return differ('The outcome is', outcomeText(game), String(claim.outcome));
    case 'claimable':
      return differ('The draws to claim are', joinList(claimsIn(game)), joinList(claim.reasons));
    case 'marked':
      return hasMark(game, claim.site, claim.mark) ? [] : [`No mark “${claim.mark}” is on ${claim.site}.`];
    case 'unmarked':
      return [
        ...siteComplaints(game.variant, claim.site),
        ...(hasMark(game, claim.site, claim.mark) ? [`A mark “${claim.mark}” is on ${claim.site}.`] : []),
      ];
    case 'ground':
      return differ(`The ground of ${claim.site} is`, groundOf(game, claim.site, say), claim.label);
  }
}

/**
 * A complaint if a text names no site. Every site in a claim must exist, or the claim could be true by
 * mistake.
 */
export function siteComplaints({ topology }: Variant, name: string): string[] {
  return siteNamed(topology, name) === NO_SITE ? [`There is no site “${name}”.`] : [];
}

/**
 * Complaints about a claim that an action is illegal. The action must also name sites that exist, in a game
 * that is not over.
 */
function illegalComplaints(game: Game, action: string): string[] {
  const sites = action.match(/[a-z]\d+/g) ?? [];
  return [
    ...sites.flatMap((site) => siteComplaints(game.variant, site)),
    ...(outcomeOf(game)
      ? [`The game is over, so that “${action}” is illegal for no reason of its own.`]
      : []),
    ...(readAction(game, action).ok ? [`“${action}” is legal.`] : []),
  ];
}

/**
 * A complaint if the engine gives another reason than the claimed one, for an action from one site to
 * another.
 */
async function reasonComplaints(
  game: Game,
  { action, reason }: Extract<AnyClaim, { kind: 'illegal' }>,
): Promise<string[]> {
  if (reason === undefined) return [];
  const [from = '', to = ''] = action.split('-');
  const { topology } = game.variant;
  const found = await whyNot(game, pickSite(siteNamed(topology, from)), siteNamed(topology, to));
  return differ(`“${action}” is illegal because of`, found?.kind ?? 'nothing', reason);
}

async function leadsComplaints(
  game: Game,
  claim: Extract<AnyClaim, { kind: 'leads' }>,
  say: Say,
): Promise<string[]> {
  const after = withActions(game, claim.actions);
  if (!after.ok) return [codeOf(after.message)];
  const found = after.value.variant.writePosition(currentPosition(after.value));
  const line = claim.actions.join(' ');
  return [
    ...(claim.position === undefined ? [] : differ(`${line} leads to`, found, claim.position)),
    ...(claim.outcome === undefined
      ? []
      : differ(`${line} leads to the outcome`, outcomeText(after.value), String(claim.outcome))),
    ...(await Promise.all((claim.then ?? []).map((then) => complaintsAbout(after.value, then, say))))
      .flat()
      .map((complaint) => `After ${line}: ${complaint}`),
  ];
}

/** The names of the sites that may be picked after a site, for a piece of either side. */
function goalsFrom(game: Game, from: string): string[] {
  const { variant } = game;
  const site = siteNamed(variant.topology, from);
  if (site === NO_SITE || outcomeOf(game)) return [];
  const current = currentPosition(game);
  const position = belongsTo(pieceAt(current.board, site), current.turn) ? current : variant.pass(current);
  const moves = variant.status(position, historyAt(game, game.steps.length)).moves;
  return nextChoices(candidatesOf(variant, position, moves), [pickSite(site)]).flatMap(({ choice }) =>
    choice.kind === 'site' ? [shapeOf(variant.topology, choice.site).name] : [],
  );
}

function hasMark(game: Game, name: string, kind: string): boolean {
  const { variant } = game;
  const site = siteNamed(variant.topology, name);
  const { marks } = notesOn(variant, currentPosition(game));
  return marks.some((mark) => mark.site === site && mark.kind === kind);
}

function groundOf(game: Game, name: string, say: Say): string {
  const { variant } = game;
  const site = siteNamed(variant.topology, name);
  const { terrain } = notesOn(variant, currentPosition(game));
  return terrain
    .filter((ground) => ground.site === site)
    .map(({ label }) => say(label))
    .join(', ');
}

function outcomeText(game: Game): string {
  const outcome = outcomeOf(game);
  return outcome ? writeOutcome(outcome) : 'null';
}

const joinList = (texts: readonly string[]): string => texts.toSorted().join(' ') || 'none';

const differ = (what: string, found: string, claimed: string): string[] =>
  found === claimed ? [] : [`${what} ${found}, not ${claimed}.`];
