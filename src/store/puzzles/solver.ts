import { createStore } from 'zustand/vanilla';
import { readAction } from '../../engine/game/action.ts';
import type { Game } from '../../engine/game/game.ts';
import { currentPosition, movesAt, outcomeOf } from '../../engine/game/game.ts';
import type { Seat } from '../../engine/record/seats.ts';
import type { Message } from '../../engine/rules/message.ts';
import type { BySide } from '../../engine/rules/side.ts';
import { WHITE } from '../../engine/rules/side.ts';
import { mainLine, nextStep } from '../../engine/search/proof/mainLine.ts';
import type { Defence, Proof } from '../../engine/search/proof/proof.ts';
import { computer } from '../../words/en/computer.ts';
import { puzzle as sentences } from '../../words/en/puzzle.ts';
import { think } from '../../words/en/think.ts';
import { addSentences } from '../../words/say.ts';
import { shownOf } from '../announcement.ts';
import { proofTask } from '../computer/tasks.ts';
import type { Job, Thinker } from '../computer/thinker.ts';
import { newDocument } from '../document/document.ts';
import { takeBackTo } from '../document/moves.ts';
import { withSeats } from '../document/seats.ts';
import { show } from '../playState.ts';
import type { PlayStore } from '../playStore.ts';
import { createPlayStore } from '../playStore.ts';
import type { PuzzleMessage } from './puzzleMessage.ts';
import type { PuzzleTask, Solver, SolverActions, SolverState } from './solverState.ts';
import { notationsBetween, turnsEnded } from './turnsOf.ts';

addSentences({ ...computer, ...think, ...sentences });

/** What a solver needs from outside. */
export interface SolverMeans {
  /** Starts what proves, or gives what was started before. */
  readonly thinker: () => Pick<Thinker, 'prove' | 'defend'>;
  /** The time before each move of the other side or of the solution appears, in milliseconds. */
  readonly pace: () => number;
  /** As the board of a game has it. */
  readonly asksFirst: (involved: boolean) => boolean;
}

/** A puzzle that is being solved: the board, the solver, and the function that ends it. */
export interface Solving {
  readonly board: PlayStore;
  readonly solver: Solver;
  readonly leave: () => void;
}

/** The beginning of a turn of the solving side. */
interface Anchor {
  readonly ply: number;
  /** How it wins from there; null if that is not known. */
  readonly proof: Proof | null;
}

/**
 * Lets somebody solve a puzzle on a board. Once `prove` is called, the win is proved while they think. A move of the proof is answered by
 * the longest defence in it; of any other turn the prover finds out whether it wins as fast, and if not, what refutes it.
 */
export function solving({ game: begun, turns }: PuzzleTask, means: SolverMeans): Solving {
  const start = begun.steps.length;
  const side = currentPosition(begun).turn;
  /** The other side is the page’s, as it is the computer’s in a game; or nobody moves on the board. */
  const seats: BySide<Seat> = side === WHITE ? [null, 1] : [1, null];
  const noSeats: BySide<Seat> = [1, 1];
  const board = createPlayStore(newDocument(begun, { seats }), { asksFirst: means.asksFirst });
  const shown = () => board.getState().document.game;

  let whole: Proof | null = null;
  /** How the side wins from the position on the board; null if that is not known. */
  let rest: Proof | null = null;
  let anchor: Anchor = { ply: start, proof: null };
  let known = begun;
  let job: Job | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasLeft = false;

  const solver = createStore<SolverState & SolverActions>()(() => ({
    stage: 'asked',
    proof: { kind: 'proving', within: -1 },
    said: { id: 'puzzle/task', side, turns } satisfies PuzzleMessage,
    tryAgain,
    showSolution,
    stopProving,
    prove: proveWhole,
  }));
  const enter = (stage: SolverState['stage'], said?: Message) => {
    solver.setState(said ? { stage, said } : { stage });
  };
  const say = (said: PuzzleMessage): PuzzleMessage => said;

  /** Asks for a proof of the whole task; a turn that was played meanwhile is judged after it. */
  function proveWhole(): void {
    solver.setState({ proof: { kind: 'proving', within: -1 } });
    job = means.thinker().prove(proofTask(begun, turns), (news) => {
      switch (news.kind) {
        case 'progress':
          solver.setState({ proof: { kind: 'proving', within: news.found.within } });
          return;
        case 'answer': {
          const { found } = news;
          const isWon = found.kind === 'won' && found.side === side;
          whole = isWon ? found.proof : null;
          solver.setState({ proof: isWon ? { kind: 'proved' } : { kind: 'false', finding: found } });
          break;
        }
        case 'dropped':
          solver.setState({ proof: { kind: 'stopped' } });
          break;
        case 'failure':
          solver.setState({ proof: { kind: 'failed', cause: news.message } });
          break;
      }
      job = null;
      if (anchor.ply === start) anchor = { ply: start, proof: whole };
      rest = followed(anchor, shown());
      if (solver.getState().stage === 'judging') judge();
    });
  }

  function stopProving(): void {
    if (solver.getState().proof.kind !== 'proving') return;
    job?.drop();
    job = null;
    solver.setState({ proof: { kind: 'stopped' } });
    if (solver.getState().stage === 'judging') judge();
  }

  /** Looks at what was played on the board. */
  function look(): void {
    const game = shown();
    if (hasLeft || game === known) return;
    known = game;
    if (solver.getState().stage !== 'asked') return;
    rest = followed(anchor, game);
    if (outcomeOf(game) || currentPosition(game).turn !== side) judge();
  }

  /** Finds out what the turn that was just played leads to. */
  function judge(): void {
    const game = shown();
    const outcome = outcomeOf(game);
    if (outcome) {
      if (outcome.winner === side) enter('solved', say({ id: 'puzzle/solved' }));
      else {
        enter('refuted', say({ id: 'puzzle/not-won', side }));
        bar(true);
      }
      return;
    }
    if (rest) {
      answer(rest);
      return;
    }
    enter('judging');
    // One thing at a time: the proof comes first, and perhaps it knows.
    if (solver.getState().proof.kind === 'proving') return;
    const left = turns - turnsEnded(game, start);
    job = means.thinker().defend(proofTask(game, left), (news) => {
      if (news.kind === 'progress') return;
      job = null;
      if (news.kind === 'answer') hearDefence(news.found, left);
      else {
        const cause: Message = news.kind === 'failure' ? news.message : { id: 'computer/busy' };
        goBackTo(anchor);
        enter('asked', say({ id: 'puzzle/not-judged', cause }));
      }
    });
  }

  function hearDefence(found: Defence, left: number): void {
    if (found.kind === 'lost') {
      answer(found.proof);
      return;
    }
    const tried = notationsBetween(shown(), anchor.ply, shown().steps.length);
    const from = shown().steps.length;
    enter('answering');
    playOut(found.actions, () => {
      const answer = notationsBetween(shown(), from, shown().steps.length);
      enter('refuted', say({ id: 'puzzle/refuted', side, tried, answer, turns: left, wins: found.wins }));
      bar(true);
    });
  }

  /** Plays the other side’s turn: the longest defence in a proof, or without one whatever is legal. */
  function answer(proof: Proof | null): void {
    enter('answering');
    const game = shown();
    const [first] = movesAt(game, game.steps.length);
    const step = proof && nextStep(proof);
    const action = step?.[0] ?? (first && game.variant.writeMove(currentPosition(game), first)) ?? '';
    playOut([action], () => {
      rest = step?.[1] ?? null;
      const after = shown();
      const outcome = outcomeOf(after);
      if (outcome) judge();
      else if (currentPosition(after).turn !== side) answer(rest);
      else {
        anchor = { ply: after.steps.length, proof: rest };
        enter('asked', say({ id: 'puzzle/right', side, turns: turns - turnsEnded(after, start) }));
      }
    });
  }

  /** Plays actions one after the other, at the pace of the page. */
  function playOut(actions: readonly string[], then: () => void): void {
    const [action, ...others] = actions;
    if (action === undefined) {
      then();
      return;
    }
    timer = setTimeout(() => {
      const move = readAction(shown(), action);
      if (!move.ok) throw new Error(`A line that was proved is not legal: ${action}`);
      board.getState().playForComputer(move.value);
      playOut(others, then);
    }, means.pace());
  }

  /** Whether nobody moves on the board, or only the other side is barred from it. */
  function bar(isBarred: boolean): void {
    board.setState((state) => ({
      ...state,
      document: withSeats(state.document, isBarred ? noSeats : seats),
    }));
  }

  function goBackTo({ ply, proof }: Anchor): void {
    clearTimeout(timer);
    bar(false);
    board.setState((state) => {
      const document = takeBackTo(state.document, ply, state.now());
      return show(state, document, { effects: null, announcement: shownOf(document.game, ply) });
    });
    known = shown();
    rest = proof;
  }

  function tryAgain(): void {
    if (solver.getState().stage === 'shown') anchor = { ply: start, proof: whole };
    goBackTo(anchor);
    enter('asked', say({ id: 'puzzle/task', side, turns: turns - turnsEnded(shown(), start) }));
  }

  function showSolution(): void {
    if (!whole) return;
    job?.drop();
    job = null;
    anchor = { ply: start, proof: whole };
    goBackTo(anchor);
    bar(true);
    enter('showing', say({ id: 'puzzle/task', side, turns }));
    playOut(mainLine(whole), () => {
      enter('shown', say({ id: 'puzzle/shown' }));
    });
  }

  const unsubscribe = board.subscribe((state) => {
    look();
    // After a wrong turn nobody’s pieces are the computer’s.
    if (state.notice?.id === 'play/computers-turn' && solver.getState().stage === 'refuted')
      board.setState({ notice: say({ id: 'puzzle/take-back' }) });
  });
  return {
    board,
    solver,
    leave: () => {
      hasLeft = true;
      unsubscribe();
      clearTimeout(timer);
      job?.drop();
    },
  };
}

/** What is left of the proof at an anchor after the actions that a game has had since; null if the game left it. */
function followed({ ply, proof }: Anchor, game: Game): Proof | null {
  let part = proof;
  for (const { action } of game.steps.slice(ply)) {
    if (part?.kind !== 'action' || part.action !== action) return null;
    part = part.then;
  }
  return part;
}
