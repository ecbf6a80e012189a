import type { Choice } from '../../engine/rules/move.ts';
import { usePlay } from '../play/PlayContext.ts';

/** The choices that can be made without picking anything first. */
export function TurnButtons({ choices }: { readonly choices: readonly Choice[] }) {
  const pick = usePlay((state) => state.pick);
  return choices.map(
    (choice) =>
      choice.kind === 'button' && (
        <button
          key={choice.label}
          type="button"
          className="button primary"
          onClick={() => {
            pick(choice);
          }}
        >
          {choice.label}
        </button>
      ),
  );
}

/** What the player to move has to do, from what may be picked first. */
export function taskOf(choices: readonly Choice[]): string {
  if (choices.length === 0 || choices.some(({ kind }) => kind === 'site')) return 'to move';
  return choices.some(({ kind }) => kind === 'button') ? 'may drop' : 'must drop';
}
