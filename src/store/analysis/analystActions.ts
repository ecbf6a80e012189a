import type { Message } from '../../engine/rules/message.ts';
import type { TreePath } from '../../engine/tree/tree.ts';
import { gameAlong } from '../../engine/tree/tree.ts';
import { reachedBy } from '../../engine/tree/solved.ts';
import { solvedIn, winningLine } from '../../engine/tree/solving.ts';
import type { Explored } from '../explore/exploreStore.ts';
import { analysisChoices, nodesOf } from './analysisChoices.ts';
import type { AnalysisMessage } from './analysisMessage.ts';
import type { AnalystActions, AnalystState, AnalystStore, Lesson } from './analystState.ts';
import { betterLine, lessonAt, notationsOfBetter } from './lesson.ts';
import { momentsIn, newReport, nextPly, reportedPath } from './report.ts';

/** What can be asked of an analyst. */
export function analystActions(
  { explore, line }: Explored,
  set: (changes: Partial<AnalystState>) => void,
  get: AnalystStore['getState'],
): AnalystState & AnalystActions {
  const study = () => explore.getState().study;
  const say = (message: AnalysisMessage) => {
    line.getState().announce(message satisfies Message);
  };
  /** Begins to prove who wins at a node, perhaps to play it out. */
  const begin = (path: TreePath, isToBeShown: boolean) => {
    const game = gameAlong(study().tree, path);
    set({ proof: { game, path, within: -1, nodes: 0, isRunning: true, isToBeShown, trouble: null } });
    say({ id: 'proof/begun' });
  };
  const teach = (lesson: Lesson) => {
    set({ lesson });
    explore.getState().go(lesson.path);
    line.getState().announce(lesson.said);
  };
  return {
    isOn: false,
    analysis: null,
    report: newReport(reportedPath(study().tree)),
    lesson: null,
    proof: null,
    demonstration: null,
    doubted: new Set(),
    toggle: () => {
      const isOn = !get().isOn;
      set({ isOn });
      say({ id: isOn ? 'analysis/on' : 'analysis/off' });
    },
    takeLine: ({ moves }) => {
      const { path } = study();
      const actions = moves.map(({ action }) => action);
      explore.getState().take([{ path, actions, judged: null }], [...path, ...actions.slice(0, 1)]);
    },
    runReport: () => {
      const { report } = get();
      const isAgain = nextPly(report) === null;
      const { nodes, ...begun } = isAgain ? newReport(report.path) : report;
      const wanted = nodes === 0 ? nodesOf(analysisChoices.getState().thoroughness) : nodes;
      set({ report: { ...begun, nodes: wanted, isRunning: true, trouble: null } });
      say({ id: 'report/begun' });
    },
    stopReport: () => {
      set({ report: { ...get().report, isRunning: false } });
      say({ id: 'report/stopped' });
    },
    takeBetter: (moments) => {
      const { path } = get().report;
      const [only] = moments.length === 1 ? moments : [];
      explore.getState().take(
        moments.map((moment) => betterLine(path, moment)),
        only ? [...path.slice(0, only.ply), ...only.better.slice(0, 1)] : study().path,
      );
    },
    learn: () => {
      const { report } = get();
      const lesson = lessonAt(study().tree, report.path, momentsIn(study().tree, report), 0, 0);
      if (lesson) teach(lesson);
    },
    returnToTask: () => {
      const { lesson } = get();
      if (lesson) explore.getState().go(lesson.path);
    },
    showBetter: () => {
      const { lesson, takeBetter } = get();
      const moment = lesson?.moments[lesson.index];
      if (!lesson || !moment) return;
      const said: AnalysisMessage = {
        id: 'lesson/shown',
        line: notationsOfBetter(study().tree, lesson.path, moment.better),
      };
      // Done before it is shown, or it would count as a try.
      set({ lesson: { ...lesson, stage: 'done', said } });
      takeBetter([moment]);
      say(said);
    },
    nextTask: () => {
      const { lesson, report } = get();
      if (!lesson) return;
      const { moments, index, solved } = lesson;
      const next = lessonAt(study().tree, report.path, moments, index + 1, solved);
      if (next) {
        teach(next);
        return;
      }
      set({ lesson: null });
      const over: AnalysisMessage = { id: 'lesson/over', solved, count: moments.length };
      line.setState({ notice: over, refusal: null });
      say(over);
    },
    endLesson: () => {
      set({ lesson: null });
    },
    prove: () => {
      begin(study().path, false);
    },
    stopProof: () => {
      const { proof } = get();
      if (!proof?.isRunning) return;
      set({ proof: { ...proof, isRunning: false } });
      say({ id: 'proof/stopped', within: proof.within });
    },
    demonstrate: (path) => {
      const { proved, take } = explore.getState();
      const { tree } = study();
      const solved = solvedIn(tree, proved);
      const known = solved.get(reachedBy(gameAlong(tree, path)));
      const actions = winningLine(tree, path, solved, proved);
      if (known?.kind !== 'won' || actions.length === 0) {
        begin(path, true);
        return;
      }
      set({ demonstration: { path, line: actions, winner: known.side } });
      take([{ path, actions, judged: null }], [...path, ...actions.slice(0, 1)]);
    },
    endDemonstration: () => {
      set({ demonstration: null });
    },
  };
}
