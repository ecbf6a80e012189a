import { describe, expect, test } from 'vitest';
import type { ChooserMaker } from '../../scripts/bench/think/chooser.ts';
import { playerOf } from '../../scripts/bench/think/chooser.ts';
import { worthsOf } from '../../scripts/bench/think/core.ts';
import { greedyChooser, randomChooser } from '../../scripts/bench/think/greedy.ts';
import { openingsOf } from '../../scripts/bench/think/opening.ts';
import { plainChooser } from '../../scripts/bench/think/plain.ts';
import { presentCore } from '../../scripts/bench/think/presentCore.ts';
import { forNodes } from '../../scripts/bench/think/question.ts';
import { uctChooser } from '../../scripts/bench/think/uct.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { outcomeOf } from '../../src/engine/game/game.ts';
import { withActions } from '../../src/engine/game/action.ts';
import { unwrap } from '../../src/engine/rules/result.ts';
import { oneOfEachName, variantNamed } from '../support/registry.ts';

const players: Readonly<Record<string, ChooserMaker>> = {
  plain: plainChooser,
  UCT: uctChooser,
  greedy: greedyChooser,
  random: randomChooser,
};

const answerOf = (
  maker: ChooserMaker,
  variant: string,
  start: string,
  actions: readonly string[],
  nodes: number,
) => {
  const core = presentCore(variantNamed(variant));
  const play = playerOf(core, maker(core, worthsOf(core)));
  return play({ variant, start, actions, allowance: forNodes(nodes), seed: 3 });
};

/** Two openings of each game; the thinker weighs many positions before it lets one pass. */
const openings = new Map(oneOfEachName.map(({ id }) => [id, openingsOf(variantNamed(id), 2, 2)]));

describe.each(Object.entries(players))('the player %s', (_, maker) => {
  test.each(oneOfEachName.map(({ id }) => id))('plays legal actions of %s', async (id) => {
    const variant = variantNamed(id);
    for (const opening of openings.get(id) ?? []) {
      const actions = opening.steps.map(({ action }) => action);
      const { action } = await answerOf(maker, id, variant.writePosition(variant.start), actions, 150);
      unwrap(withActions(opening, [action]));
    }
  });
});

describe('the plain player', () => {
  test('takes a king', async () => {
    const answer = await answerOf(plainChooser, 'chess99', 'k8/9/9/9/9/9/9/9/R7K w - 1', [], 500);
    expect(answer.action).toBe('a1-a9');
    expect(answer.score).toBeGreaterThan(900_000);
  });

  test('sees that it is lost', async () => {
    const answer = await answerOf(plainChooser, 'chess99', 'k8/9/9/9/9/9/9/9/RR6K b - 1', [], 500);
    expect(answer.score).toBeLessThan(-900_000);
  });

  test('finds a win in two turns', async () => {
    const answer = await answerOf(plainChooser, 'chess99', 'k8/9/9/9/9/9/9/9/1R4R1K w - 1', [], 20_000);
    expect(answer.score).toBeGreaterThan(900_000);
  });

  test('counts each position that it looks at', async () => {
    const { nodes } = await answerOf(
      plainChooser,
      'hex39',
      variantNamed('hex39').writePosition(variantNamed('hex39').start),
      [],
      777,
    );
    expect(nodes).toBe(778);
  });

  test('values by mobility: the weakest kind is a hundred', () => {
    const core = presentCore(variantNamed('chess99'));
    const { gain } = worthsOf(core);
    const position = core.readPosition('k8/1q7/9/9/9/9/9/p8/1R6K w - 1');
    const gains = core
      .look(position, [])
      .moves.map((move) => gain(position, move))
      .filter((each) => each > 0);
    expect(gains.length).toBeGreaterThan(0);
    expect(Math.max(...gains)).toBeGreaterThan(500);
  });
});

describe('the openings', () => {
  test.each([...openings])('of %s differ, go on and are always the same', (id, found) => {
    const actionsOf = (some: readonly Game[]) =>
      some.map(({ steps }) => steps.map(({ action }) => action).join(' '));
    expect(new Set(actionsOf(found)).size).toBe(2);
    expect(found.filter((opening) => outcomeOf(opening))).toEqual([]);
    expect(actionsOf(openingsOf(variantNamed(id), 2, 2))).toEqual(actionsOf(found));
  });
});
