import type { Choice } from '../engine/rules/move.ts';
import { shapeOf } from '../engine/topology/topology.ts';
import type { Colour, Shape } from '../engine/tree/shape.ts';
import type { PenMessage } from './penMessage.ts';
import type { PlayStore } from './playStore.ts';

/** A pen with which picks on a board draw. */
export interface Pen {
  /** The colour in which picks on the board draw; null if they make moves. */
  readonly pen: Colour | null;
  /** The site at which an arrow begins that is being drawn; null for none. */
  readonly penFrom: string | null;
  /** Takes the pen of a colour, or lays it down. */
  readonly takePen: (pen: Colour | null) => void;
  /** Draws an arrow or a circle, or takes it away. */
  readonly draw: (shape: Shape) => void;
}

/** A store that has a pen. */
export interface PenStore {
  readonly getState: () => Pen;
  readonly setState: (part: Pick<Pen, 'penFrom'>) => void;
}

/** Lets the pen have what is picked on the board. Returns the function that ends this. */
export function drawWith(line: PlayStore, store: PenStore): () => void {
  const { pick, setDown } = line.getState();
  const nameOf = (choice: Choice): string | null =>
    choice.kind === 'site' ? shapeOf(line.getState().document.game.variant.topology, choice.site).name : null;
  const drawTo = (choice: Choice): boolean => {
    const { pen, penFrom, draw } = store.getState();
    const name = nameOf(choice);
    if (!pen || name === null) return pen !== null;
    if (penFrom === null) {
      store.setState({ penFrom: name });
      const message: PenMessage = { id: 'pen/down', from: name };
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
  return () => {
    line.setState({ pick, setDown });
  };
}
