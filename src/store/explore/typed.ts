import { treeCommands } from '../../words/en/ui/explore.ts';
import type { PlayStore } from '../playStore.ts';
import type { ExploreMessage } from './exploreMessage.ts';
import type { ExploreStore } from './exploreState.ts';
import { repliesIn, rivalsIn } from './shown.ts';

/** Lets the field for typed moves understand commands about the tree, in upper or lower case. */
export function obeyTyped(line: PlayStore, explore: ExploreStore): void {
  const { say } = line.getState();
  const tell = (notice: ExploreMessage) => {
    line.setState({ notice, refusal: null });
  };
  line.setState({
    say: (text) => {
      const { study, goBy } = explore.getState();
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
          return say(text);
      }
    },
  });
}
