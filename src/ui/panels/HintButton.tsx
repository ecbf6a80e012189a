import { useContext, useState } from 'react';
import type { StoreApi } from 'zustand';
import type { Game } from '../../engine/game/game.ts';
import { currentPosition } from '../../engine/game/game.ts';
import { awaitDownload } from '../../engine/rules/loading.ts';
import { namedPiece } from '../../engine/rules/argument.ts';
import type { Message } from '../../engine/rules/message.ts';
import { EMPTY } from '../../engine/rules/piece.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import type { Advice, AdvisedAction } from '../../store/computer/advice.ts';
import { raise } from '../../store/fault.ts';
import { awaitsOther } from '../../store/playState.ts';
import { say } from '../../words/say.ts';
import { spoken } from '../../words/spoken.ts';
import { arrowAlong } from '../board/arrowAlong.ts';
import type { DrawnShape } from '../board/ShapesContext.ts';
import type { ShownAdvice } from '../game/AdviceContext.ts';
import { AdviceContext } from '../game/AdviceContext.ts';
import { usePlay, usePlayStore } from '../game/PlayContext.ts';
import * as words from '#words/ui/advice.ts';

/** How much of the advice is shown: nothing, which piece, where to, and why. */
type Step = 0 | 1 | 2 | 3;

/** A button that gives the player to move a hint, a step at a time. Nothing where moves cannot be taken back. */
export function HintButton() {
  const shown = useContext(AdviceContext);
  const takebacks = usePlay((state) => state.takebacks);
  const isOthers = usePlay(awaitsOther);
  return shown && takebacks && !isOthers ? <Steps shown={shown} /> : null;
}

function Steps({ shown }: { readonly shown: StoreApi<ShownAdvice> }) {
  const store = usePlayStore();
  const game = usePlay((state) => state.game);
  const announce = usePlay((state) => state.announce);
  const [state, setState] = useState<{ readonly advice: Advice; readonly step: Step } | null>(null);
  /** The game for which advice is being looked for. */
  const [asked, setAsked] = useState<Game | null>(null);
  const current = state?.advice.game === game ? state : null;
  const step = current?.step ?? 0;

  const show = (advice: Advice, next: Step) => {
    setState({ advice, step: next });
    shown.setState(next === 0 ? null : { game: advice.game, shapes: shapesOf(advice, next) }, true);
    announce(next === 0 ? { id: 'play/nothing' } : spoken(sentence(advice, next)));
  };
  const ask = async () => {
    setAsked(game);
    announce(spoken(words.busy));
    const code = await awaitDownload(import('../../store/computer/advice.ts'), { id: 'loading/computer' });
    const advice = code.ok ? await code.value.findAdvice(game) : code;
    setAsked(null);
    if (store.getState().document.game !== game) return;
    if (advice.ok) show(advice.value, 1);
    else announce(advice.message);
  };
  return (
    <button
      type="button"
      className="button"
      aria-disabled={asked === game || undefined}
      onClick={() => {
        if (asked === game) return;
        if (current) show(current.advice, nextStep[step]);
        else ask().catch(raise);
      }}
    >
      {words.buttons[step]}
    </button>
  );
}

const nextStep: Readonly<Record<Step, Step>> = { 0: 1, 1: 2, 2: 3, 3: 0 };

/** What a step says. */
function sentence({ game, score, line }: Advice, step: 1 | 2 | 3): string {
  const [first] = line;
  switch (step) {
    case 1:
      return whichPiece(game, first);
    case 2:
      return words.play(say(first.played));
    case 3:
      return words.why(line.map(({ played }) => say(played)).join(' '), score);
  }
}

function whichPiece({ variant, ...game }: Game, { path: [choice] }: AdvisedAction): string {
  switch (choice?.kind) {
    case 'site': {
      const { name } = shapeOf(variant.topology, choice.site);
      const piece = pieceAt(currentPosition({ variant, ...game }).board, choice.site);
      return piece === EMPTY ? words.lookAtSite(name) : words.lookAt(namedPiece(variant, piece), name);
    }
    case 'hand':
      return words.lookAtHeld(namedPiece(variant, choice.piece));
    case 'button':
      return words.press(say(choice.label satisfies Message));
    case undefined:
      return '';
  }
}

/** What a step draws: a circle on the piece, an arrow for the move, and arrows for what is expected to follow. */
function shapesOf({ line }: Advice, step: 1 | 2 | 3): readonly DrawnShape[] {
  const [first] = line;
  if (step === 1) {
    const [site] = first.sites;
    return first.path[0]?.kind === 'site' && site !== undefined
      ? [{ colour: 'move', from: site, to: site }]
      : [];
  }
  return line
    .slice(0, step === 2 ? 1 : line.length)
    .flatMap(({ side, sites }, i) =>
      arrowAlong(sites, side === first.side ? 'move' : 'reply', String(i + 1)),
    );
}
