import type { Finding } from '../../engine/search/proof/proof.ts';
import { mainLine } from '../../engine/search/proof/mainLine.ts';
import type { Message } from '../../engine/rules/message.ts';
import type { Assertion } from '../../engine/tree/assertion.ts';
import type { ProvingNews } from '../computer/thinker.ts';
import type { FoundProof } from '../explore/exploreState.ts';
import type { AnalysisMessage } from './analysisMessage.ts';
import type { AnalystState } from './analystState.ts';
import type { ProofWork } from './work.ts';

/** What becomes of some news about a proof. */
export interface HeardProof {
  readonly changes: Partial<AnalystState>;
  readonly says: readonly Message[];
  /** What the tree is to keep: null if what it asserts is not true; undefined for no change. */
  readonly keeps?: FoundProof | null;
  /** Whether the proof takes too long, and is to be dropped. */
  readonly isGivenUp?: boolean;
}

/** What a tree from elsewhere asserts is proved anew with so many nodes at most. */
const MOST_NODES = 2_000_000;

const NOTHING: HeardProof = { changes: {}, says: [] };

/** What news about a proof change. */
export const heardOfProof = (state: AnalystState, work: ProofWork, news: ProvingNews): HeardProof =>
  work.asserted ? heardOfAsserted(state, work.asserted, news) : heardOfAsked(state, news);

function heardOfAsked({ proof }: AnalystState, news: ProvingNews): HeardProof {
  if (!proof) return NOTHING;
  switch (news.kind) {
    case 'progress':
      return { changes: { proof: { ...proof, ...news.found } }, says: [] };
    case 'answer': {
      const found = foundIn(news.found);
      const { within } = news.found.kind === 'open' ? news.found : proof;
      const said: AnalysisMessage = found
        ? { id: 'proof/found', assertion: found.assertion }
        : { id: 'proof/open', within };
      return {
        changes: { proof: found ? null : { ...proof, within, isRunning: false } },
        says: [said],
        ...(found ? { keeps: found } : {}),
      };
    }
    case 'failure':
      return {
        changes: { proof: { ...proof, isRunning: false, trouble: news.message } },
        says: [news.message],
      };
    case 'dropped':
      return NOTHING;
  }
}

function heardOfAsserted(
  { doubted }: AnalystState,
  { reached, assertion }: NonNullable<ProofWork['asserted']>,
  news: ProvingNews,
): HeardProof {
  const givenUp = { changes: { doubted: new Set([...doubted, reached]) }, says: [], isGivenUp: true };
  switch (news.kind) {
    case 'progress':
      return news.found.nodes > MOST_NODES ? givenUp : NOTHING;
    case 'answer': {
      const found = foundIn(news.found);
      const refuted: AnalysisMessage = { id: 'proof/refuted', assertion };
      return {
        changes: {},
        says: found && isAlike(found.assertion, assertion) ? [] : [refuted],
        keeps: found,
      };
    }
    case 'failure':
      return givenUp;
    case 'dropped':
      return NOTHING;
  }
}

/** Whether two assertions say that the same side wins, or that nobody does. */
const isAlike = (one: Assertion, other: Assertion): boolean =>
  one.kind === 'drawn' ? other.kind === 'drawn' : other.kind === 'won' && one.side === other.side;

/** What was proved; null if nothing was. */
function foundIn(finding: Finding): FoundProof | null {
  switch (finding.kind) {
    case 'won': {
      const { side, turns, proof } = finding;
      return { assertion: { kind: 'won', side, turns }, line: proof ? mainLine(proof) : [] };
    }
    case 'drawn':
      return { assertion: { kind: 'drawn', turns: finding.turns }, line: [] };
    case 'open':
      return null;
  }
}
