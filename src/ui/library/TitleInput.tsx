import { useState } from 'react';
import { LONGEST_TITLE } from '../../store/library/format.ts';
import * as words from '#words/ui/library.ts';

interface TitleInputProps {
  readonly label: string;
  /** The title so far. */
  readonly before: string;
  readonly onRename: (title: string) => void;
  /** Called when the user has finished, with a new title or without. */
  readonly onDone: () => void;
}

/** A field for the title of a game or a study. */
export function TitleInput({ label, before, onRename, onDone }: TitleInputProps) {
  const [title, setTitle] = useState(before);
  return (
    <form
      className="actions"
      onSubmit={(event) => {
        event.preventDefault();
        onRename(title);
        onDone();
      }}
    >
      <input
        aria-label={label}
        // The user has just asked to type here.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={title}
        maxLength={LONGEST_TITLE}
        onChange={(event) => {
          setTitle(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
        }}
      />
      <button type="submit" className="button">
        {words.rename}
      </button>
    </form>
  );
}
