import { useRef, useState } from 'react';
import { outcomeOf } from '../../engine/game/game.ts';
import { readTyped } from '../../store/typed.ts';
import { usePlay } from '../game/PlayContext.ts';
import * as beside from '#words/ui/beside.ts';
import styles from './moveInput.module.css';

interface MoveInputProps {
  /** Does what the text asks for if it is a command; false if it is none. */
  readonly obey?: (text: string) => boolean;
}

/** A field that takes a move in the notation of the record. */
export function MoveInput({ obey }: MoveInputProps) {
  const notice = usePlay((state) => state.notice);
  const say = usePlay((state) => state.say);
  const dismissNotice = usePlay((state) => state.dismissNotice);
  const isOver = usePlay(({ game }) => outcomeOf(game) !== null);
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        // Nobody who has typed nothing has to be told that the game is over: the page says so.
        if (isOver && text.trim() === '') return;
        if (obey?.(text) === true || say((game) => readTyped(game, text))) setText('');
        // What is typed next takes its place.
        else field.current?.select();
      }}
    >
      <label>
        <span>{beside.typeMove}</span>
        <input
          ref={field}
          data-part="move field"
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value);
            if (notice) dismissNotice();
          }}
        />
      </label>
      <button type="submit" className="button">
        {beside.enterMove}
      </button>
    </form>
  );
}
