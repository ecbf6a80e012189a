import { Fragment } from 'react';
import type { Choice } from '../../engine/rules/move.ts';
import { sameChoice } from '../../engine/rules/move.ts';
import { isKey } from '../keys.ts';
import { usePlay } from '../game/PlayContext.ts';
import { say } from '../../words/say.ts';
import * as strip from '#words/ui/strip.ts';

/** Buttons for the choices that need no pick first; one that waits for confirmation is confirmed here. */
export function TurnButtons({ choices }: { readonly choices: readonly Choice[] }) {
  const pick = usePlay((state) => state.pick);
  const stepBack = usePlay((state) => state.stepBack);
  const confirm = usePlay((state) => state.confirm);
  const settled = usePlay(({ selection }) => (selection?.settled ? selection.picked[0] : undefined));
  return choices.map(
    (choice) =>
      choice.kind === 'button' && (
        <Fragment key={choice.id}>
          <button
            type="button"
            className="button primary"
            onKeyDown={(event) => {
              if (!isKey('stepBack', event.key)) return;
              event.preventDefault();
              stepBack();
            }}
            onClick={() => {
              pick(choice);
            }}
          >
            {say(choice.label)}
          </button>
          {settled && sameChoice(settled, choice) && (
            <button type="button" className="button primary" onClick={confirm}>
              {strip.play}
            </button>
          )}
        </Fragment>
      ),
  );
}
