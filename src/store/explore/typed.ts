import { treeCommands } from '../../words/en/ui/explore.ts';
import type { PlayStore } from '../playStore.ts';
import type { ExploreMessage } from './exploreMessage.ts';
import type { ExploreStore } from './exploreState.ts';
import { repliesIn, rivalsIn } from './shown.ts';

/**
 * Does what a typed command about the tree asks for, in upper or lower case; false if the text is none. The answer is a
 * notice on the line.
 */
export function obeyTyped(text: string, line: PlayStore, explore: ExploreStore): boolean {
  const { study, goBy } = explore.getState();
  const tell = (notice: ExploreMessage) => {
    line.setState({ notice, refusal: null });
  };
  switch (text.trim().toLowerCase()) {
    case treeCommands.replies:
      tell({ id: 'explore/replies', replies: repliesIn(study) });
      return true;
    case treeCommands.variations:
      tell({ id: 'explore/variations', moves: rivalsIn(study) });
      return true;
    case treeCommands.parent:
      goBy('back');
      return true;
    default:
      return false;
  }
}
