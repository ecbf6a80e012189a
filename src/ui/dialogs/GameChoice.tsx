import type { OneOfSeveral } from '../../store/library/openText.ts';
import { isolated } from '../isolated.ts';
import * as words from '#words/ui/open.ts';
import styles from './dialog.module.css';

interface GameChoiceProps {
  readonly question: string;
  readonly games: readonly Pick<OneOfSeveral, 'variant' | 'players' | 'moves'>[];
  /** Called with the place of the chosen one in `games`. */
  readonly onChoose: (place: number) => void;
  /** The choice of all of them; null if only one can be chosen. */
  readonly all?: { readonly label: string; readonly choose: () => void } | null;
}

/** Asks which of the games of a text is meant. */
export function GameChoice({ question, games, onChoose, all = null }: GameChoiceProps) {
  return (
    <fieldset>
      <legend>{question}</legend>
      <ul className={styles.choices}>
        {all && (
          <li>
            <button type="button" className="button" onClick={all.choose}>
              {all.label}
            </button>
          </li>
        )}
        {games.map(({ variant, players: [white, black], moves }, place) => (
          <li key={place}>
            <button
              type="button"
              className="button"
              onClick={() => {
                onChoose(place);
              }}
            >
              {words.oneOfSeveral(isolated(white), isolated(black), variant, moves)}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
