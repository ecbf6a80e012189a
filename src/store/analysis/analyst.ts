import { createStore } from 'zustand/vanilla';
import type { Game } from '../../engine/game/game.ts';
import { outcomeOf } from '../../engine/game/game.ts';
import { gameAlong, nodeAt } from '../../engine/tree/tree.ts';
import { analysis as sentences } from '../../words/en/analysis.ts';
import { computer } from '../../words/en/computer.ts';
import { think } from '../../words/en/think.ts';
import { addSentences } from '../../words/say.ts';
import type { Job, Thinker } from '../computer/thinker.ts';
import type { Explored } from '../explore/exploreStore.ts';
import { analysisChoices } from './analysisChoices.ts';
import { analystActions } from './analystActions.ts';
import type { Analysis, AnalystActions, AnalystState, AnalystStore } from './analystState.ts';
import type { Heard } from './hearing.ts';
import { evaluated, heard } from './hearing.ts';
import { evaluationOfEnd, nextPly, reportOn, reportedPath } from './report.ts';
import { unproved } from '../explore/proofs.ts';
import { heardOfProof } from './proving.ts';
import { hearTries } from './tries.ts';
import type { ProofWork, ThinkingWork, Work } from './work.ts';
import { isSameWork, proofTaskFor, taskFor, timeFor, workIn } from './work.ts';

addSentences({ ...computer, ...think, ...sentences });

/** What an analyst needs from outside. */
export interface AnalystMeans {
  /** Starts what thinks, or gives what was started before. */
  readonly thinker: () => Pick<Thinker, 'think' | 'prove'>;
  /** Whether the page is in view: nothing is thought about while it is not. */
  readonly isPresent: () => boolean;
  /** Calls the function whenever that may have changed. Returns the function that ends this. */
  readonly watch: (look: () => void) => () => void;
}

/** An analyst at work, and the function that sends it away. */
export interface Engaged {
  readonly analyst: AnalystStore;
  readonly leave: () => void;
}

/**
 * Analyses the positions of a study: the one on the board while it is asked to, and those of the game for a report. It
 * thinks about one thing at a time: a try in a lesson comes first, then the report, then the position on the board.
 */
export function engageAnalyst(explored: Explored, means: AnalystMeans): Engaged {
  const { explore, line } = explored;
  let work: Work | null = null;
  let job: Job | null = null;
  let isLooking = false;
  let hasLeft = false;
  const tree = () => explore.getState().study.tree;
  const shown = () => line.getState().document.game;
  /** What the tree asserts that is to be proved anew next; null for nothing. */
  const asserted = () => unproved(tree(), explore.getState().proved, analyst.getState().doubted)[0] ?? null;
  const analyst = createStore<AnalystState & AnalystActions>()((set, get) =>
    analystActions(explored, set, get),
  );
  const tries = hearTries(explored, analyst);

  /** Whatever changes is looked at once all that belongs to the change has happened. */
  const lookSoon = () => {
    if (isLooking) return;
    isLooking = true;
    queueMicrotask(() => {
      isLooking = false;
      if (!hasLeft) look();
    });
  };
  const look = () => {
    keepUp();
    tries.look();
    const wanted = means.isPresent()
      ? workIn(analyst.getState(), tree(), shown(), analysisChoices.getState().lines, asserted())
      : null;
    if (isSameWork(work, wanted)) return;
    job?.drop();
    [work, job] = [wanted, null];
    if (wanted) begin(wanted);
  };
  const begin = (begun: Work) => {
    if (begun.kind === 'proof') beginProof(begun);
    else beginThinking(begun);
  };
  const beginProof = (begun: ProofWork) => {
    job = means.thinker().prove(proofTaskFor(begun), (news) => {
      if (work !== begun || hasLeft) return;
      if (news.kind !== 'progress') [work, job] = [null, null];
      const { changes, says, keeps, isGivenUp } = heardOfProof(analyst.getState(), begun, news);
      if (isGivenUp === true) {
        job?.drop();
        [work, job] = [null, null];
      }
      const isToBeShown = !begun.asserted && analyst.getState().proof?.isToBeShown === true;
      if (keeps !== undefined) explore.getState().keepProof(begun.path, keeps);
      take({ changes, says });
      // A proof that was too large to be kept cannot be played out.
      if (isToBeShown && keeps?.assertion.kind === 'won' && keeps.line.length > 0)
        analyst.getState().demonstrate(begun.path);
      lookSoon();
    });
  };
  const beginThinking = (begun: ThinkingWork) => {
    job = means.thinker().think(taskFor(begun), timeFor(begun), (news) => {
      if (work !== begun || hasLeft) return;
      if (news.kind !== 'progress') [work, job] = [null, null];
      if (begun.kind === 'try') tries.hear(news);
      else take(heard(analyst.getState(), tree(), begun, news));
    });
  };
  const take = ({ changes, says }: Heard) => {
    analyst.setState(changes);
    for (const message of says) {
      // What is taken out of a tree is said to those who see it, too.
      if (message.id === 'proof/refuted') line.setState({ notice: message, refusal: null });
      line.getState().announce(message);
    }
  };

  /** Follows what the board shows and what the tree has. */
  const keepUp = () => {
    const { isOn, analysis, report, lesson, proof } = analyst.getState();
    if (proof && !nodeAt(tree(), proof.path)) analyst.setState({ proof: null });
    const game = shown();
    const followed = reportOn(report, reportedPath(tree()));
    if (followed !== report) analyst.setState({ report: followed });
    const isWanted = isOn && !lesson && !outcomeOf(game);
    if (isWanted && analysis?.game !== game) analyst.setState({ analysis: newAnalysis(game) });
    else if (!isWanted && analysis) analyst.setState({ analysis: null });
    // The end of a game needs no thinking.
    const ply = followed.isRunning ? nextPly(followed) : null;
    if (ply === null || ply < followed.path.length) return;
    const end = evaluationOfEnd(gameAlong(tree(), followed.path));
    if (end) take(evaluated(followed, tree(), ply, end));
  };

  const unsubscribes = [
    analyst.subscribe(lookSoon),
    explore.subscribe(lookSoon),
    line.subscribe(lookSoon),
    analysisChoices.subscribe(lookSoon),
    means.watch(lookSoon),
  ];
  lookSoon();
  return {
    analyst,
    leave: () => {
      hasLeft = true;
      job?.drop();
      for (const unsubscribe of unsubscribes) unsubscribe();
    },
  };
}

/** The analysis of a position about which nothing is known yet. */
const newAnalysis = (game: Game): Analysis => ({
  game,
  stage: 'first',
  depth: 0,
  nodes: 0,
  lines: [],
  threat: null,
  trouble: null,
});
