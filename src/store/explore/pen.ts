import type { Choice } from '../../engine/rules/move.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import type { PlayStore } from '../playStore.ts';
import type { ExploreMessage } from './exploreMessage.ts';
import type { ExploreStore } from './exploreState.ts';

/** Lets the pen have what is picked on the board. */
export function drawWith(line: PlayStore, explore: ExploreStore): void {
  const { pick, setDown } = line.getState();
  const nameOf = (choice: Choice): string | null =>
    choice.kind === 'site' ? shapeOf(line.getState().document.game.variant.topology, choice.site).name : null;
  const drawTo = (choice: Choice): boolean => {
    const { pen, penFrom, draw } = explore.getState();
    const name = nameOf(choice);
    if (!pen || name === null) return pen !== null;
    if (penFrom === null) {
      explore.setState({ penFrom: name });
      const message: ExploreMessage = { id: 'explore/pen-down', from: name };
      line.getState().announce(message);
    } else draw({ colour: pen, from: penFrom, to: name });
    return true;
  };
  line.setState({
    pick: (choice) => {
      if (!drawTo(choice)) pick(choice);
    },
    setDown: (choice) => {
      if (!drawTo(choice)) setDown(choice);
    },
  });
}
