import type { Variant } from '../../engine/rules/variant.ts';
import type { Claim } from '../../rulebook/rulebook.ts';
import { actionWords } from '#words/actions.ts';

/** An action in words. */
export const wordsFor = ({ kinds }: Variant, action: string): string =>
  actionWords(action, (letter) => kinds.find((kind) => kind.letter === letter)?.name ?? '');

/** The actions that show that a claim is true; none if there is nothing to show. */
export function shownBy(claim: Claim): readonly string[] {
  if (claim.kind === 'legal') return [claim.action];
  return claim.kind === 'leads' ? claim.actions : [];
}

/** The claims, without any that shows the same actions as an earlier one. */
export const withoutEchoes = (claims: readonly Claim[]): Claim[] =>
  claims.filter((claim, i) => {
    const actions = shownBy(claim).join(' ');
    return actions === '' || claims.findIndex((other) => shownBy(other).join(' ') === actions) === i;
  });
