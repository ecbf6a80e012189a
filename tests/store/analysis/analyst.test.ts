import { describe, expect, it } from 'vitest';
import type { Finding, ProofTask } from '../../../src/engine/search/proof/proof.ts';
import type { Score, Task, Thought } from '../../../src/engine/search/thought.ts';
import { annotate } from '../../../src/engine/tree/edits.ts';
import { withAssertion } from '../../../src/engine/tree/notes.ts';
import type { Tree } from '../../../src/engine/tree/tree.ts';
import { gameAlong, newTree, nodeAt, treeOf } from '../../../src/engine/tree/tree.ts';
import { engageAnalyst } from '../../../src/store/analysis/analyst.ts';
import { lookedAt, momentsIn } from '../../../src/store/analysis/report.ts';
import type { ProvingNews, Thinker, ThinkingNews } from '../../../src/store/computer/thinker.ts';
import { exploring } from '../../../src/store/explore/exploreStore.ts';
import type { Study } from '../../../src/store/explore/study.ts';
import { newStudy } from '../../../src/store/explore/study.ts';
import { pathsIn } from '../../support/randomTree.ts';
import { variantNamed } from '../../support/registry.ts';

const hex = variantNamed('hex39');
const PLAYED = ['c3-b4', 'c7-b6', 'e3-d4', 'e7-f6'];

/** A thinker that answers when it is told to. */
class SlowThinker implements Pick<Thinker, 'think' | 'prove'> {
  readonly tasks: Task[] = [];
  #hear: ((news: ThinkingNews) => void) | null = null;
  think(task: Task, _: number, hear: (news: ThinkingNews) => void) {
    this.tasks.push(task);
    this.#hear = hear;
    return {
      hurry: () => undefined,
      drop: () => {
        if (this.#hear === hear) this.#hear = null;
      },
    };
  }
  readonly proofs: ProofTask[] = [];
  #hearProof: ((news: ProvingNews) => void) | null = null;
  prove(task: ProofTask, hear: (news: ProvingNews) => void) {
    this.#hear = null;
    this.proofs.push(task);
    this.#hearProof = hear;
    return {
      drop: () => {
        if (this.#hearProof === hear) this.#hearProof = null;
      },
    };
  }
  close() {
    this.#hear = null;
  }
  get isIdle() {
    return this.#hear === null && this.#hearProof === null;
  }
  async hearOfProof(news: ProvingNews) {
    const hear = this.#hearProof;
    if (news.kind !== 'progress') this.#hearProof = null;
    hear?.(news);
    await settled();
  }
  /** What it was asked last: whether about a threat, and the actions. */
  get asked(): string {
    const task = this.tasks.at(-1);
    return task ? `${task.isThreat ? 'threat ' : ''}${task.actions.join(' ')}` : 'nothing';
  }
  async say(kind: 'progress' | 'answer', actions: string, chance = 0.5, depth = 1) {
    const [first = '', ...others] = actions.split(' ');
    const score: Score = { kind: 'estimate', points: 0 };
    const thought: Thought = { depth, nodes: 9, lines: [{ score, chance, actions: [first, ...others] }] };
    await this.hear({ kind, found: thought });
  }
  async hear(news: ThinkingNews) {
    const hear = this.#hear;
    if (news.kind !== 'progress') this.#hear = null;
    hear?.(news);
    await settled();
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** An analyst of a game of Hex 39, at its start. */
async function engaged(played: readonly string[] = PLAYED, change: (tree: Tree) => Tree = (tree) => tree) {
  const tree = change(treeOf(gameAlong(newTree(hex), played)));
  const study: Study = { ...newStudy(hex), tree };
  const explored = exploring(study);
  const thinker = new SlowThinker();
  let isPresent = true;
  let look: () => void = () => undefined;
  const { analyst, leave } = engageAnalyst(explored, {
    thinker: () => thinker,
    isPresent: () => isPresent,
    watch: (watcher) => {
      look = watcher;
      return () => undefined;
    },
  });
  await settled();
  const { explore, line } = explored;
  return {
    analyst,
    thinker,
    leave,
    explore: explore.getState,
    state: analyst.getState,
    said: () => line.getState().announcement,
    act: async (change: () => void) => {
      change();
      await settled();
    },
    show: async (isShown: boolean) => {
      isPresent = isShown;
      look();
      await settled();
    },
  };
}

describe('the analysis of the position on the board', () => {
  it('thinks only while it is on', async () => {
    const { act, state, thinker } = await engaged();
    expect(thinker.asked).toBe('nothing');
    await act(state().toggle);
    expect(thinker.asked).toBe('');
    expect(thinker.isIdle).toBe(false);
    await act(state().toggle);
    expect(thinker.isIdle).toBe(true);
    expect(state().analysis).toBeNull();
  });

  it('looks first, then asks what is threatened, says what it found once, and goes on', async () => {
    const { act, state, thinker, said } = await engaged();
    await act(state().toggle);
    await thinker.say('progress', 'c3-b4', 0.6);
    expect(state().analysis?.lines[0]?.white).toBe(0.6);
    await thinker.say('answer', 'c3-b4', 0.6, 5);
    expect(thinker.asked).toBe('threat ');
    expect(said().id).toBe('analysis/on');
    await thinker.say('answer', 'c7-b6', 0.7);
    expect(said()).toMatchObject({ id: 'analysis/settled', worth: { white: 0.6 }, line: ['b4'] });
    expect(thinker.asked).toBe('');
    expect(thinker.tasks.at(-1)?.limits.nodes).toBeNull();
    // What has not looked as deep yet does not replace what has.
    await thinker.say('progress', 'e3-d4', 0.4, 2);
    expect(state().analysis?.lines[0]?.white).toBe(0.6);
    await thinker.say('progress', 'e3-d4', 0.4, 6);
    expect(state().analysis?.lines[0]?.white).toBe(0.4);
  });

  it('calls only what gains much a threat', async () => {
    for (const [chance, isThreat] of [
      [0.45, false],
      [0.8, true],
    ] as const) {
      const { act, state, thinker } = await engaged();
      await act(state().toggle);
      await thinker.say('answer', 'c3-b4', 0.6, 5);
      await thinker.say('answer', 'c7-b6', chance);
      const threat = state().analysis?.threat;
      if (isThreat) expect(threat).toMatchObject({ side: 1, moves: [{ notation: 'b6' }] });
      else expect(threat).toBe('nothing');
    }
  });

  it('says nothing of threats where they cannot be asked, and goes on', async () => {
    const { act, state, thinker } = await engaged();
    await act(state().toggle);
    await thinker.say('answer', 'c3-b4', 0.6, 5);
    await thinker.hear({ kind: 'failure', message: { id: 'think/no-threat' } });
    expect(state().analysis?.threat).toBeNull();
    expect(thinker.asked).toBe('');
  });

  it('follows the board', async () => {
    const { act, state, thinker, explore } = await engaged();
    await act(state().toggle);
    await act(() => {
      explore().go(['c3-b4']);
    });
    expect(thinker.asked).toBe('c3-b4');
    await thinker.say('progress', 'c7-b6', 0.3);
    // Black is to move, and has the chance that it was told.
    expect(state().analysis?.lines[0]?.white).toBeCloseTo(0.7);
  });

  it('thinks nothing while the page is hidden, and goes on when it is there again', async () => {
    const { act, state, thinker, show } = await engaged();
    await act(state().toggle);
    await show(false);
    expect(thinker.isIdle).toBe(true);
    await show(true);
    expect(thinker.isIdle).toBe(false);
  });

  it('says why it fails, and does not try again at once', async () => {
    const { act, state, thinker } = await engaged();
    await act(state().toggle);
    await thinker.hear({ kind: 'failure', message: { id: 'computer/not-loaded' } });
    expect(state().analysis?.trouble).toMatchObject({ cause: { id: 'computer/not-loaded' } });
    expect(thinker.tasks).toHaveLength(1);
  });

  it('takes a line into the tree as one change and shows its first move', async () => {
    const { act, state, thinker, explore } = await engaged();
    await act(state().toggle);
    await thinker.say('progress', 'g3-f4 g7-h6 c3-b4');
    const [line] = state().analysis?.lines ?? [];
    expect(line).toBeDefined();
    if (!line) return;
    await act(() => {
      state().takeLine(line);
    });
    expect(explore().study.path).toEqual(['g3-f4']);
    expect(nodeAt(explore().study.tree, ['g3-f4', 'g7-h6', 'c3-b4'])).not.toBeNull();
    explore().undo();
    expect(nodeAt(explore().study.tree, ['g3-f4'])).toBeNull();
  });
});

/** Answers all that a report asks; the chances are those of White, the best line that of each position. */
async function answer(
  { state, thinker }: Awaited<ReturnType<typeof engaged>>,
  chances: readonly number[],
  best: readonly string[],
) {
  for (const [ply, white] of chances.entries()) {
    if (!state().report.isRunning) return;
    await thinker.say('answer', best[ply] ?? '', ply % 2 === 0 ? white : 1 - white);
  }
}

const CHANCES = [0.5, 0.5, 0.5, 0.2, 0.5];
const BEST = ['c3-b4', 'c7-b6', 'g3-f4 g7-h6', 'g7-f6', 'a1'];

describe('a report', () => {
  it('looks at one position after the other, and says where the game turned', async () => {
    const it = await engaged();
    await it.act(it.state().runReport);
    await answer(it, CHANCES, BEST);
    expect(it.thinker.tasks.map(({ actions }) => actions.length)).toEqual([0, 1, 2, 3, 4]);
    expect(it.state().report.isRunning).toBe(false);
    expect(it.said()).toEqual({ id: 'report/done', moments: 2 });
    const moments = momentsIn(it.explore().study.tree, it.state().report);
    expect(moments.map(({ ply, judgement }) => [ply, judgement])).toEqual([
      [2, 'blunder'],
      [3, 'blunder'],
    ]);
  });

  it('stops, and goes on where it was', async () => {
    const it = await engaged();
    await it.act(it.state().runReport);
    await answer(it, CHANCES.slice(0, 2), BEST);
    await it.act(it.state().stopReport);
    expect(it.thinker.isIdle).toBe(true);
    expect(lookedAt(it.state().report)).toBe(2);
    await it.act(it.state().runReport);
    expect(it.thinker.asked).toBe('c3-b4 c7-b6');
    expect(lookedAt(it.state().report)).toBe(2);
  });

  it('comes before the position on the board, which is looked at afterwards', async () => {
    const it = await engaged(PLAYED.slice(0, 1));
    await it.act(it.state().toggle);
    await it.act(it.state().runReport);
    expect(it.thinker.tasks.at(-1)?.lines).toBe(1);
    await answer(it, CHANCES.slice(0, 2), BEST);
    expect(it.thinker.isIdle).toBe(false);
    expect(it.thinker.tasks.at(-1)?.lines).toBe(3);
  });

  it('keeps what two lines share when the game goes another way', async () => {
    const it = await engaged([]);
    await it.act(() => {
      it.explore().take([{ path: [], actions: PLAYED, judged: null }], []);
    });
    await it.act(it.state().runReport);
    await answer(it, CHANCES, BEST);
    await it.act(() => {
      it.explore().take(
        [{ path: PLAYED.slice(0, 2), actions: ['g3-f4'], judged: null }],
        [...PLAYED.slice(0, 2), 'g3-f4'],
      );
      it.explore().makeMainLine();
    });
    expect(it.state().report.path).toEqual(['c3-b4', 'c7-b6', 'g3-f4']);
    expect(lookedAt(it.state().report)).toBe(3);
  });

  it('has its better lines taken into the tree with judgements, all as one change', async () => {
    const it = await engaged();
    await it.act(it.state().runReport);
    await answer(it, CHANCES, BEST);
    const before = it.explore().study.tree;
    await it.act(() => {
      it.state().takeBetter(momentsIn(before, it.state().report));
    });
    const { tree } = it.explore().study;
    expect(pathsIn(tree)).toContain('c3-b4 c7-b6 g3-f4 g7-h6');
    expect(nodeAt(tree, PLAYED.slice(0, 3))?.notes.glyphs).toEqual([4]);
    it.explore().undo();
    expect(it.explore().study.tree).toBe(before);
  });
});

describe('learning from a game', () => {
  async function learning() {
    const it = await engaged();
    await it.act(it.state().runReport);
    await answer(it, CHANCES, BEST);
    await it.act(it.state().learn);
    return {
      ...it,
      attempt: (action: string) =>
        it.act(() => {
          const { path } = it.explore().study;
          it.explore().take([{ path, actions: [action], judged: null }], [...path, action]);
        }),
    };
  }

  it('puts the board before each mistake', async () => {
    const { explore, said, state, act } = await learning();
    expect(explore().study.path).toEqual(PLAYED.slice(0, 2));
    expect(said()).toEqual({ id: 'lesson/asked', side: 0, played: 'd4', number: 1, count: 2 });
    await act(state().nextTask);
    expect(explore().study.path).toEqual(PLAYED.slice(0, 3));
  });

  it('takes the best move at once', async () => {
    const { attempt, said, state, explore } = await learning();
    await attempt('g3-f4');
    expect(said()).toEqual({ id: 'lesson/good', tried: 'gf4', best: 'gf4' });
    expect(state().lesson).toMatchObject({ stage: 'done', solved: 1 });
    expect(explore().study.path).toEqual([...PLAYED.slice(0, 2), 'g3-f4']);
  });

  it('compares another move, and takes a worse one back', async () => {
    const { attempt, said, state, explore, thinker } = await learning();
    const before = explore().study.tree;
    await attempt('i3-h4');
    expect(state().lesson?.stage).toBe('judging');
    expect(thinker.asked).toBe('c3-b4 c7-b6 i3-h4');
    await thinker.say('answer', 'g7-f6', 0.7);
    expect(said()).toMatchObject({ id: 'lesson/poor', tried: 'ih4', better: 0.5 });
    expect(state().lesson).toMatchObject({ stage: 'asked', solved: 0 });
    expect(explore().study.path).toEqual(PLAYED.slice(0, 2));
    expect(explore().study.tree).toBe(before);
  });

  it('takes another move that is as good', async () => {
    const { attempt, said, state, thinker } = await learning();
    await attempt('i3-h4');
    await thinker.say('answer', 'g7-f6', 0.52);
    expect(said()).toEqual({ id: 'lesson/good', tried: 'ih4', best: 'gf4' });
    expect(state().lesson?.stage).toBe('done');
  });

  it('does not take the move that was played', async () => {
    const { attempt, said, explore } = await learning();
    await attempt('e3-d4');
    expect(said()).toEqual({ id: 'lesson/same', tried: 'd4' });
    expect(explore().study.path).toEqual(PLAYED.slice(0, 2));
  });

  it('shows the better line, and counts what was found', async () => {
    const { act, attempt, said, state, explore } = await learning();
    await act(state().showBetter);
    expect(said()).toEqual({ id: 'lesson/shown', line: ['gf4', 'gh6'] });
    expect(explore().study.path).toEqual([...PLAYED.slice(0, 2), 'g3-f4']);
    await act(state().nextTask);
    await attempt('g7-f6');
    await act(state().nextTask);
    expect(said()).toEqual({ id: 'lesson/over', solved: 1, count: 2 });
    expect(state().lesson).toBeNull();
  });

  it('hides the lines of the analysis', async () => {
    const { act, state, thinker } = await learning();
    await act(state().toggle);
    expect(state().analysis).toBeNull();
    expect(thinker.isIdle).toBe(true);
    await act(state().endLesson);
    expect(thinker.isIdle).toBe(false);
  });
});

describe('a proof', () => {
  const won: Finding = {
    kind: 'won',
    side: 0,
    turns: 2,
    proof: { kind: 'action', action: 'c3-b4', then: { kind: 'end' } },
  };
  const assertion = { kind: 'won', side: 0, turns: 2 } as const;
  const asserting = (tree: Tree) => annotate(tree, ['c3-b4'], (notes) => withAssertion(notes, assertion));

  it('is looked for at the node shown when it is asked for, tells how far it is, and stops', async () => {
    const { act, explore, said, state, thinker } = await engaged();
    await act(() => {
      explore().go(['c3-b4']);
    });
    await act(state().prove);
    expect(thinker.proofs.at(-1)).toMatchObject({ variant: 'hex39', actions: ['c3-b4'], draws: true });
    await thinker.hearOfProof({ kind: 'progress', found: { within: 3, nodes: 700 } });
    expect(state().proof).toMatchObject({ within: 3, nodes: 700, isRunning: true });
    await act(state().stopProof);
    expect(thinker.isIdle).toBe(true);
    expect(state().proof).toMatchObject({ within: 3, isRunning: false });
    expect(said()).toEqual({ id: 'proof/stopped', within: 3 });
  });

  it('is kept in the tree, before which undo does not lead, wherever the board is by then', async () => {
    const { act, explore, said, state, thinker } = await engaged();
    await act(() => {
      explore().go(['c3-b4']);
      explore().comment('Here.');
    });
    await act(state().prove);
    await act(() => {
      explore().go([]);
    });
    await thinker.hearOfProof({ kind: 'answer', found: won });
    const asserted = () => nodeAt(explore().study.tree, ['c3-b4'])?.notes.assertion;
    expect(asserted()).toEqual(assertion);
    expect([...explore().proved.values()]).toEqual([{ solved: { ...assertion, least: 2 }, line: ['c3-b4'] }]);
    expect(said()).toMatchObject({ id: 'proof/found', assertion });
    await act(explore().undo);
    expect(asserted()).toEqual(assertion);
    expect(state().proof).toBeNull();
  });

  it('that finds nothing says within how many turns nobody wins', async () => {
    const { act, said, state, thinker } = await engaged();
    await act(state().prove);
    await thinker.hearOfProof({ kind: 'answer', found: { kind: 'open', within: 10 } });
    expect(said()).toEqual({ id: 'proof/open', within: 10 });
    expect(state().proof).toMatchObject({ within: 10, isRunning: false });
  });

  it('comes before the analysis, which goes on after it', async () => {
    const { act, state, thinker } = await engaged();
    await act(state().toggle);
    await act(state().prove);
    expect(thinker.proofs).toHaveLength(1);
    const before = thinker.tasks.length;
    await thinker.hearOfProof({ kind: 'answer', found: { kind: 'open', within: 10 } });
    expect(thinker.tasks.length).toBe(before + 1);
  });

  it('of what the tree asserts is looked for without being asked; until then nothing is proved', async () => {
    const { explore, thinker } = await engaged(PLAYED, asserting);
    expect(thinker.proofs).toMatchObject([{ actions: ['c3-b4'], turns: 2 }]);
    expect(explore().proved.size).toBe(0);
    await thinker.hearOfProof({ kind: 'answer', found: won });
    expect(explore().proved.size).toBe(1);
    expect(thinker.isIdle).toBe(true);
  });

  it('that fails takes what the tree asserts out of it, and says so', async () => {
    const { explore, said, thinker } = await engaged(PLAYED, asserting);
    await thinker.hearOfProof({ kind: 'answer', found: { kind: 'open', within: 2 } });
    expect(nodeAt(explore().study.tree, ['c3-b4'])?.notes.assertion).toBeNull();
    expect(explore().proved.size).toBe(0);
    expect(said()).toEqual({ id: 'proof/refuted', assertion });
    expect(thinker.isIdle).toBe(true);
  });

  it('that takes too long is given up, and the tree goes on asserting what nobody has proved', async () => {
    const { explore, thinker } = await engaged(PLAYED, asserting);
    await thinker.hearOfProof({ kind: 'progress', found: { within: 1, nodes: 5_000_000 } });
    expect(thinker.isIdle).toBe(true);
    expect(thinker.proofs).toHaveLength(1);
    expect(nodeAt(explore().study.tree, ['c3-b4'])?.notes.assertion).toEqual(assertion);
    expect(explore().proved.size).toBe(0);
  });
});
