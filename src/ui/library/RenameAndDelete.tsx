import * as words from '#words/ui/library.ts';

interface RenameAndDeleteProps {
  /** The name of the game or study. */
  readonly title: string;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** The two buttons that everything saved has. */
export const RenameAndDelete = ({ title, onRename, onRemove }: RenameAndDeleteProps) => (
  <>
    <button type="button" aria-label={words.renameGame(title)} onClick={onRename}>
      {words.rename}
    </button>
    <button type="button" aria-label={words.deleteGame(title)} onClick={onRemove}>
      {words.remove}
    </button>
  </>
);
