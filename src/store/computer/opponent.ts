import { readAction } from '../../engine/game/action.ts';
import { claimsIn } from '../../engine/game/ending.ts';
import type { Game } from '../../engine/game/game.ts';
import { currentPosition, isFull, outcomeOf } from '../../engine/game/game.ts';
import { hasComputer, levelIn } from '../../engine/record/seats.ts';
import type { Message } from '../../engine/rules/message.ts';
import type { Side } from '../../engine/rules/side.ts';
import { otherSide } from '../../engine/rules/side.ts';
import { offersDraw, quietActions, resigns, seenByOther, wantsDraw } from '../../engine/search/judgement.ts';
import type { Level, Score, Task, Thought } from '../../engine/search/thought.ts';
import { computer as sentences } from '../../words/en/computer.ts';
import { think } from '../../words/en/think.ts';
import { addSentences } from '../../words/say.ts';
import { raise } from '../fault.ts';
import type { PlayState } from '../playState.ts';
import type { PlayStore } from '../playStore.ts';
import type { ComputerMessage } from './computerMessage.ts';
import { judgementTask, moveTask, seedOf, timeFor } from './tasks.ts';
import type { Thinker, ThinkingJob } from './thinker.ts';

addSentences({ ...sentences, ...think });

/** What the computer at the board needs from outside. */
export interface OpponentMeans {
  /** Starts what thinks, or gives what was started before. */
  readonly thinker: () => Pick<Thinker, 'think'>;
  /** The least time before each of its moves appears, in milliseconds. */
  readonly pace: () => number;
  /** Whether the page is in view, and the game not changed by another page. */
  readonly isPresent: () => boolean;
  /** Calls the function whenever that may have changed. Returns the function that ends this. */
  readonly watch: (look: () => void) => () => void;
  /**
   * Asks for the right to move in a game, which one page has at a time; calls the function when it is there.
   * Returns the function that gives it back.
   */
  readonly claim: (game: string, granted: () => void) => () => void;
  readonly newSeed: () => number;
}

const FAILED: ComputerMessage = { id: 'computer/failed' };

/** The time after which thinking is shown, in milliseconds. */
const SHOWN_AFTER = 300;

/** How long it thinks about a draw offer, in milliseconds. */
const OFFER_TIME = 800;

/** Something for the computer to do. */
interface Duty {
  /** To move, or to answer the draw offer of the person to move. */
  readonly kind: 'move' | 'answer';
  readonly side: Side;
  readonly level: Level;
}

/** A duty under way. */
interface Work extends Duty {
  /** The game that it is about; its own moves make it another one. */
  game: Game;
  isOver: boolean;
  isHurried: boolean;
  job: ThinkingJob | null;
  /** Ends the pause that it makes; null for none. */
  goOn: (() => void) | null;
}

/** The right to move in a game, asked for and perhaps granted. */
interface Permit {
  readonly game: string;
  isGranted: boolean;
  giveBack: (() => void) | null;
}

/** What the computer found in a turn: by the ply, so that what was taken back does not count. */
interface Finding {
  readonly ply: number;
  readonly side: Side;
  readonly score: Score;
}

/**
 * Lets the computer play its sides of a game: it moves, answers and makes draw offers, claims draws and resigns.
 * Returns the function that ends this.
 */
export function seatComputer(store: PlayStore, means: OpponentMeans): () => void {
  let work: Work | null = null;
  let findings: readonly Finding[] = [];
  let permit: Permit | null = null;
  /** Whether what changes now is its own doing. */
  let isActing = false;
  let hasLeft = false;
  const freshSeed = means.newSeed();

  const look = () => {
    if (isActing || hasLeft) return;
    seekPermit();
    const state = store.getState();
    const duty = isPermitted(state) ? dutyIn(state) : null;
    if (work && !isSameDuty(work, duty, state.document.game)) end();
    if (!work && duty) begin(duty);
    else if (work && state.computing?.isHurried === true) hurry(work);
  };

  /** Holds the right to move in this game as long as the computer sits at it and the page is in view. */
  const seekPermit = () => {
    const { document } = store.getState();
    const game = means.isPresent() && hasComputer(document.seats) ? (document.identity?.id ?? null) : null;
    if (permit?.game === game || (permit === null && game === null)) return;
    permit?.giveBack?.();
    permit = null;
    if (game === null) return;
    const asked: Permit = { game, isGranted: false, giveBack: null };
    permit = asked;
    asked.giveBack = means.claim(game, () => {
      asked.isGranted = true;
      look();
    });
  };

  const isPermitted = ({ document: { identity } }: PlayState): boolean =>
    means.isPresent() &&
    // A game that nobody has changed is on this page alone; what has begun in it goes on.
    (identity === null || permit?.isGranted === true || (permit !== null && work !== null));

  const begin = (duty: Duty) => {
    const { game } = store.getState().document;
    const begun: Work = { ...duty, game, isOver: false, isHurried: false, job: null, goOn: null };
    work = begun;
    const showing = setTimeout(() => {
      if (!begun.isOver && begun.kind === 'move')
        act(() => {
          store.getState().setComputing({ side: begun.side, isHurried: false });
        });
    }, SHOWN_AFTER);
    (begun.kind === 'move' ? playTurn(begun) : answerOffer(begun))
      .catch((error: unknown) => {
        raise(error);
        // Or it would fail again at once.
        giveUp(begun, FAILED);
      })
      .finally(() => {
        clearTimeout(showing);
        if (work === begun) end();
        look();
      });
  };

  const end = () => {
    const ended = work;
    if (!ended) return;
    work = null;
    ended.isOver = true;
    ended.job?.drop();
    ended.goOn?.();
    if (hasLeft) return;
    act(() => {
      store.getState().setComputing(null);
    });
  };

  const hurry = (hurried: Work) => {
    if (hurried.isHurried) return;
    hurried.isHurried = true;
    hurried.job?.hurry();
    hurried.goOn?.();
  };

  /** Changes the game without taking the change for somebody else’s. */
  const act = (change: () => void) => {
    isActing = true;
    change();
    isActing = false;
  };

  const giveUp = (given: Work, cause: Message) => {
    if (given.isOver) return;
    const why: ComputerMessage = { id: 'computer/gave-up', cause };
    act(() => {
      store.getState().giveUp(why);
    });
  };

  /** The thought about a task; null if there is none, because the work is over or has failed. */
  const thoughtOn = (thinking: Work, task: Task, time: number): Promise<Thought | null> =>
    new Promise((resolve) => {
      thinking.goOn = () => {
        if (thinking.isOver) resolve(null);
      };
      thinking.job = means.thinker().think(task, time, (news) => {
        if (news.kind === 'progress') return;
        thinking.job = null;
        if (news.kind === 'failure') giveUp(thinking, news.message);
        resolve(news.kind === 'answer' && !thinking.isOver ? news.found : null);
      });
      if (thinking.isHurried) thinking.job.hurry();
    });

  /** Waits until a time, unless somebody is in a hurry. */
  const waitUntil = (waiting: Work, time: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, time - store.getState().now()));
      waiting.goOn = () => {
        clearTimeout(timer);
        resolve();
      };
      if (waiting.isHurried || waiting.isOver) waiting.goOn();
    });

  const playTurn = async (turn: Work): Promise<void> => {
    const { now } = store.getState();
    let planned: readonly string[] = [];
    let isFirst = true;
    for (;;) {
      const shown = now() + means.pace();
      if (planned.length === 0) {
        const { document } = store.getState();
        const seed = document.identity ? seedOf(document.identity.id) : freshSeed;
        const task = moveTask(turn.game, turn.level, seed);
        const thought = await thoughtOn(turn, task, timeFor(document, turn.side, now()));
        if (!thought) return;
        const [{ score, actions }] = thought.lines;
        if (isFirst && endsWith(turn, score)) return;
        planned = actions;
      }
      await waitUntil(turn, shown);
      if (turn.isOver) return;
      const [action = '', ...others] = planned;
      const move = readAction(turn.game, action);
      if (!move.ok) {
        giveUp(turn, move.message);
        return;
      }
      act(() => {
        store.getState().playForComputer(move.value);
      });
      const { game } = store.getState().document;
      // Its time has run out, or the turn is over.
      if (game.steps.length === turn.game.steps.length) return;
      turn.game = game;
      if (outcomeOf(game) || currentPosition(game).turn !== turn.side) break;
      planned = others;
      isFirst = false;
    }
    offerIfEven(turn.side);
  };

  /** Notes what it found, and ends the game if that is what the score calls for. */
  const endsWith = ({ side, level, game }: Work, score: Score): boolean => {
    const ply = game.steps.length;
    findings = [...findings.filter((found) => found.ply < ply), { ply, side, score }];
    const { document, resign, claim, answerDraw } = store.getState();
    if (document.drawOffer === otherSide(side)) {
      const accepts = wantsDraw(score, quietActions(game));
      act(() => {
        answerDraw(side, accepts);
      });
      if (accepts) return true;
    }
    const [reason] = claimsIn(game);
    if (reason !== undefined && wantsDraw(score, quietActions(game))) {
      act(() => {
        claim(reason);
      });
      return true;
    }
    if (!resigns(level, scoresOf(side))) return false;
    act(() => {
      resign(side);
    });
    return true;
  };

  const scoresOf = (side: Side): readonly Score[] =>
    findings.filter((found) => found.side === side).map(({ score }) => score);

  const offerIfEven = (side: Side) => {
    const { document, offerDraw } = store.getState();
    if (outcomeOf(document.game) || !offersDraw(scoresOf(side), document.game.steps.length / 2)) return;
    findings = findings.filter((found) => found.side !== side);
    act(() => {
      offerDraw(side);
    });
  };

  const answerOffer = async (answering: Work): Promise<void> => {
    const shown = store.getState().now() + means.pace();
    const thought = await thoughtOn(answering, judgementTask(answering.game, freshSeed), OFFER_TIME);
    if (!thought) return;
    await waitUntil(answering, shown);
    if (answering.isOver) return;
    act(() => {
      const score = seenByOther(thought.lines[0].score);
      store.getState().answerDraw(answering.side, wantsDraw(score, quietActions(answering.game)));
    });
  };

  const unsubscribe = store.subscribe(look);
  const unwatch = means.watch(look);
  look();
  return () => {
    unsubscribe();
    unwatch();
    hasLeft = true;
    end();
    permit?.giveBack?.();
  };
}

/** What the computer has to do in a game; null for nothing. */
function dutyIn({ document, computerFault, asksWhoPlays }: PlayState): Duty | null {
  const { game, seats, drawOffer, clock } = document;
  if (computerFault !== null || asksWhoPlays || outcomeOf(game) || isFull(game)) return null;
  const { turn } = currentPosition(game);
  const isPaused = clock !== null && clock.since === null && game.steps.length > 0;
  const level = levelIn(seats[turn]);
  if (level !== null) return isPaused ? null : { kind: 'move', side: turn, level };
  const other = otherSide(turn);
  const answering = levelIn(seats[other]);
  return drawOffer === turn && answering !== null ? { kind: 'answer', side: other, level: answering } : null;
}

const isSameDuty = (work: Work, duty: Duty | null, game: Game): boolean =>
  duty !== null &&
  duty.kind === work.kind &&
  duty.side === work.side &&
  duty.level === work.level &&
  game === work.game;
