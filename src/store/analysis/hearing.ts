import type { Message } from '../../engine/rules/message.ts';
import type { Evaluation } from '../../engine/search/moments.ts';
import { chanceFor } from '../../engine/search/moments.ts';
import type { Thought } from '../../engine/search/thought.ts';
import type { Tree } from '../../engine/tree/tree.ts';
import type { ThinkingNews } from '../computer/thinker.ts';
import type { AnalysisMessage } from './analysisMessage.ts';
import type { Analysis, AnalystState } from './analystState.ts';
import { analysedLine, notationsIn, threatenedLine } from './lines.ts';
import type { AnalysedLine } from './lines.ts';
import type { Report } from './report.ts';
import { evaluationOf, momentsIn, nextPly, withEvaluation } from './report.ts';
import type { ThinkingWork } from './work.ts';

/** What changes by some news, and what is said about it. */
export interface Heard {
  readonly changes: Partial<AnalystState>;
  readonly says: readonly Message[];
}

const NOTHING: Heard = { changes: {}, says: [] };

/** The least by which a move raises the chance of the side that is not to move, for it to be a threat. */
const THREATENS = 0.1;

/** What news about lines, a threat or a position of the report change. */
export function heard(
  { analysis, report }: AnalystState,
  tree: Tree,
  work: Exclude<ThinkingWork, { kind: 'try' }>,
  news: ThinkingNews,
): Heard {
  if (work.kind === 'report') return heardOfReport(report, tree, work, news);
  if (analysis?.game !== work.game) return NOTHING;
  return work.kind === 'lines' ? heardOfLines(analysis, work.isFirst, news) : heardOfThreat(analysis, news);
}

function heardOfLines(analysis: Analysis, isFirst: boolean, news: ThinkingNews): Heard {
  switch (news.kind) {
    case 'progress':
      return { changes: { analysis: withThought(analysis, news.found) }, says: [] };
    case 'answer': {
      const stage = isFirst ? 'threat' : 'done';
      return { changes: { analysis: { ...withThought(analysis, news.found), stage } }, says: [] };
    }
    case 'failure': {
      const failed: AnalysisMessage = { id: 'analysis/failed', cause: news.message };
      return { changes: { analysis: { ...analysis, stage: 'done', trouble: failed } }, says: [failed] };
    }
    case 'dropped':
      return NOTHING;
  }
}

/** The analysis with a newer thought, unless that has not looked as deep yet. */
function withThought(analysis: Analysis, { depth, nodes, lines }: Thought): Analysis {
  if (depth < Math.max(1, analysis.depth)) return analysis;
  const { game, lines: known } = analysis;
  return { ...analysis, depth, nodes, lines: lines.map((line) => analysedLine(game, line, known)) };
}

function heardOfThreat(analysis: Analysis, news: ThinkingNews): Heard {
  if (news.kind === 'progress' || news.kind === 'dropped') return NOTHING;
  const [best] = analysis.lines;
  const line = news.kind === 'answer' ? threatenedLine(analysis.game, news.found.lines[0]) : null;
  const threat = line && best ? threatBeside(best, line) : null;
  const changes = { analysis: { ...analysis, threat, stage: 'endless' as const } };
  if (!best) return { changes, says: [] };
  const { side, score, white, moves } = best;
  const says: AnalysisMessage = {
    id: 'analysis/settled',
    worth: { side, score, white },
    line: notationsIn(moves).slice(0, 3),
  };
  return { changes, says: [says] };
}

/** What the other side could do in place of the best line; only what it gains much by is a threat. */
const threatBeside = (best: AnalysedLine, line: AnalysedLine): AnalysedLine | 'nothing' =>
  line.moves.length > 0 && chanceFor(line.side, line.white) - chanceFor(line.side, best.white) >= THREATENS
    ? line
    : 'nothing';

function heardOfReport(
  report: Report,
  tree: Tree,
  { game, ply }: Extract<ThinkingWork, { kind: 'report' }>,
  news: ThinkingNews,
): Heard {
  switch (news.kind) {
    case 'progress':
    case 'dropped':
      return NOTHING;
    case 'answer':
      return evaluated(report, tree, ply, evaluationOf(game, news.found.lines[0]));
    case 'failure':
      return {
        changes: { report: { ...report, isRunning: false, trouble: news.message } },
        says: [news.message],
      };
  }
}

/** The report with one more evaluation; with the last one it is done. */
export function evaluated(report: Report, tree: Tree, ply: number, evaluation: Evaluation): Heard {
  const longer = withEvaluation(report, ply, evaluation);
  if (nextPly(longer) !== null) return { changes: { report: longer }, says: [] };
  const done = { ...longer, isRunning: false };
  const says: AnalysisMessage = { id: 'report/done', moments: momentsIn(tree, done).length };
  return { changes: { report: done }, says: [says] };
}
