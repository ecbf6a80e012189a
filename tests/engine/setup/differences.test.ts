import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from '../../../src/engine/at.ts';
import type { DifferenceMessage } from '../../../src/engine/setup/differences.ts';
import { differencesBetween } from '../../../src/engine/setup/differences.ts';
import { positionAt } from '../../../src/engine/game/game.ts';
import type { Position } from '../../../src/engine/rules/position.ts';
import { unwrap } from '../../../src/engine/rules/result.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import { gameAlong, newTree } from '../../../src/engine/tree/tree.ts';
import { draftOf, judge } from '../../../src/engine/setup/draft.ts';
import { shapeOf } from '../../../src/engine/topology/topology.ts';
import { addSentences, say } from '../../../src/words/say.ts';
import { differences } from '../../../src/words/en/differences.ts';
import { games } from '../../support/randomGame.ts';
import { registry, variantNamed } from '../../support/registry.ts';
import { runs } from '../../support/runs.ts';

addSentences(differences);

/** The differences that some actions make from the start, in words, and the sites that are lit. */
function made(id: string, actions: string) {
  const variant = variantNamed(id);
  const { steps } = gameAlong(newTree(variant), actions.split(' '));
  return inWords(variant, variant.start, at(steps, steps.length - 1).position);
}

/** The differences between two position strings, in the same way. */
function between(id: string, before: string, after: string) {
  const variant = variantNamed(id);
  return inWords(variant, unwrap(variant.readPosition(before)), unwrap(variant.readPosition(after)));
}

function inWords(variant: Variant, before: Position, after: Position) {
  const found = differencesBetween(variant, before, after);
  const sites = found.flatMap((one) => one.sites);
  return {
    said: found.map(({ message }) => say(message)),
    sites: sites.map((site) => shapeOf(variant.topology, site).name),
  };
}

/** A position string without the numbers that only count moves. */
function uncounted(variant: Variant, position: Position): string {
  const { boards, fields } = variant.setup;
  const texts = variant.writePosition(position).split(' ');
  return texts.filter((_, i) => fields[i - boards.length]?.kind !== 'number').join(' ');
}

/** The same difference the other way round. */
function reversed(message: DifferenceMessage): DifferenceMessage {
  switch (message.id) {
    case 'difference/came':
    case 'difference/left':
      return { ...message, id: message.id === 'difference/came' ? 'difference/left' : 'difference/came' };
    case 'difference/ground-came':
    case 'difference/ground-left':
      return {
        ...message,
        id: message.id === 'difference/ground-came' ? 'difference/ground-left' : 'difference/ground-came',
      };
    case 'difference/replaced': {
      const { before, after } = message;
      return {
        id: message.id,
        before: { ...after, site: before.site },
        after: { side: before.side, kind: before.kind },
      };
    }
    case 'difference/held':
      return { ...message, before: message.after, after: message.before };
    case 'difference/turn':
      return { ...message, before: message.after, after: message.before };
    case 'difference/choice':
      return { ...message, before: message.after, after: message.before };
    case 'difference/site':
      return { ...message, before: message.after, after: message.before };
  }
}

describe('the differences between two positions', () => {
  it('tell what left and came, a square passed over, and the side to move, but not the number of the move', () => {
    expect(made('chess99', 'e2-e4')).toEqual({
      said: [
        'The White pawn leaves e2.',
        'A White pawn comes to e4.',
        'Black is to move instead of White.',
        'Square passed over: e3, instead of none.',
      ],
      sites: ['e2', 'e4', 'e3'],
    });
  });

  it('tell which piece took the place of another', () => {
    expect(
      between('hex39', 'b/rbbr/ppppp/6/7/6/PPPPP/RBBR/B w', 'b/rbbr/ppppp/6/7/6/PPPPP/RBBR/R w').said,
    ).toEqual(['On g1, a White rook takes the place of the White bishop.']);
  });

  it('tell what hands gain and lose, and how long a piece may stay there', () => {
    expect(
      between('tns', 'k/nf1/2fw1/7/7/7/1WFW1/NFN/K w w2,n4 d', 'k/nf1/2fw1/7/7/7/1WFW1/NFN/K b w2,n3 m').said,
    ).toEqual([
      'Black is to move instead of White.',
      'White’s hand gains a Black knight, 3 turns left.',
      'White’s hand loses a Black knight, just captured.',
      'Stage of the turn: no move made yet, instead of moved, may still drop.',
    ]);
  });

  it('tell where the ground has moved', () => {
    const variant = variantNamed('ben39');
    const draft = draftOf(variant, variant.start);
    const fields = draft.fields.map((text) => (text === 'd14,l2' ? 'd14,n4' : text));
    expect(inWords(variant, variant.start, unwrap(judge({ ...draft, fields })))).toEqual({
      said: ['The movable square leaves l2.', 'A movable square comes to n4.'],
      sites: ['l2', 'n4'],
    });
  });

  it('are none if and only if the position strings are the same but for numbers that count, on every board', () => {
    const two = fc
      .constantFrom(...registry)
      .chain((variant) => fc.tuple(games(40, variant), games(3, variant), fc.nat(), fc.nat()));
    fc.assert(
      fc.property(two, ([game, short, one, other]) => {
        const { variant } = game;
        const positions = [game, short].map((each, i) =>
          positionAt(each, at([one, other], i) % (each.steps.length + 1)),
        );
        const later = positionAt(game, other % (game.steps.length + 1));
        for (const [before, after] of [
          [at(positions, 0), at(positions, 1)],
          [at(positions, 0), later],
          [at(positions, 0), at(positions, 0)],
        ] as const) {
          const found = differencesBetween(variant, before, after);
          expect(found.length === 0).toBe(uncounted(variant, before) === uncounted(variant, after));
          const back = differencesBetween(variant, after, before).map(({ message }) => reversed(message));
          expect(back).toEqual(found.map(({ message }) => message));
          for (const { message } of found) expect(say(message)).toMatch(/\.$/);
        }
      }),
      { numRuns: runs(60) },
    );
  });
});
