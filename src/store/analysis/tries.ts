import type { Message } from '../../engine/rules/message.ts';
import { isSamePath, nodeAt } from '../../engine/tree/tree.ts';
import type { ThinkingNews } from '../computer/thinker.ts';
import type { Explored } from '../explore/exploreStore.ts';
import type { AnalystStore } from './analystState.ts';
import { afterVerdict, triedAction, verdictOn } from './lesson.ts';
import { evaluationOf, evaluationOfEnd } from './report.ts';

/** Hears what is tried in a lesson. */
export interface Tries {
  /** To be called when something may have been tried. */
  readonly look: () => void;
  /** To be called with what was thought about the position after a try. */
  readonly hear: (news: ThinkingNews) => void;
}

/** Judges the tries of an analyst’s lesson: what is worse than the better line is taken back. */
export function hearTries({ explore, line }: Explored, analyst: AnalystStore): Tries {
  const shown = () => explore.getState().study;
  const tell = (said: Message) => {
    line.getState().announce(said);
  };
  const judge = (white: number | null): boolean => {
    const { lesson, report } = analyst.getState();
    const { tree, path } = shown();
    if (!lesson) return false;
    const said = verdictOn(lesson, report, tree, path, white);
    if (!said) return false;
    const next = afterVerdict(lesson, said);
    analyst.setState({ lesson: next });
    if (next.stage === 'asked') takeBack(lesson.path);
    tell(said);
    return true;
  };
  /** Takes a try out of the tree again, if it was not there before. */
  const takeBack = (task: readonly string[]) => {
    const { study, past, undo, go } = explore.getState();
    const before = past.at(-1);
    const isNew = before && isSamePath(before.path, task) && nodeAt(before.tree, study.path) === null;
    if (isNew) undo();
    else go(task);
  };
  return {
    look: () => {
      const { lesson } = analyst.getState();
      if (!lesson || lesson.stage === 'done') return;
      const isTry = triedAction(lesson, shown().path) !== null;
      if (lesson.stage === 'judging' && !isTry) analyst.setState({ lesson: { ...lesson, stage: 'asked' } });
      if (lesson.stage === 'judging' || !isTry) return;
      const end = evaluationOfEnd(line.getState().document.game);
      if (!judge(end?.white ?? null)) analyst.setState({ lesson: { ...lesson, stage: 'judging' } });
    },
    hear: (news) => {
      const { lesson } = analyst.getState();
      if (lesson?.stage !== 'judging') return;
      if (news.kind === 'answer')
        judge(evaluationOf(line.getState().document.game, news.found.lines[0]).white);
      if (news.kind !== 'failure') return;
      analyst.setState({ lesson: { ...lesson, stage: 'asked', said: news.message } });
      tell(news.message);
    },
  };
}
