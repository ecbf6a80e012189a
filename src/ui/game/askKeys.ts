import type * as Telling from '../../store/told.ts';
import type { KeyboardEvent } from 'react';
import type { Message } from '../../engine/rules/message.ts';
import type { Choice } from '../../engine/rules/move.ts';
import { pickSite } from '../../engine/rules/move.ts';
import type { Direction } from '../../engine/topology/directions.ts';
import { opposite } from '../../engine/topology/directions.ts';
import type { Site } from '../../engine/topology/site.ts';
import { awaitDownload } from '../../engine/rules/loading.ts';
import { raise } from '../../store/fault.ts';
import { announcementOf, lastMoveOf } from '../../store/announcement.ts';
import { isBoardKey } from '../board/keys.ts';
import { usePlay } from './PlayContext.ts';

/** The directions of the keys while White sits below. */
const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'north',
  PageUp: 'north-east',
  ArrowRight: 'east',
  PageDown: 'south-east',
  ArrowDown: 'south',
  End: 'south-west',
  ArrowLeft: 'west',
  Home: 'north-west',
};

/** Makes a description; the code for its words loads on first use. */
async function told(tell: (telling: typeof Telling) => Message): Promise<Message> {
  const telling = await awaitDownload(import('../../store/told.ts'), { id: 'loading/description' });
  return telling.ok ? tell(telling.value) : telling.message;
}

/** Callbacks that announce on request what the board shows. */
export function useTelling() {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const announce = usePlay((state) => state.announce);
  const clock = usePlay((state) => state.clock);
  const now = usePlay((state) => state.now);
  const tell = (telling: (telling: typeof Telling) => Message) => {
    told(telling).then(announce, raise);
  };
  return {
    tellMoves: (from: Choice) => {
      tell(({ toldMoves }) => toldMoves(game, cursor, from, 'full'));
    },
    tellAnnouncement: () => {
      announce(announcementOf(game, cursor));
    },
    tellLine: (from: Site, direction: Direction) => {
      tell(({ toldLine }) => toldLine(game, cursor, from, direction));
    },
    tellAttackers: (site: Site) => {
      tell(({ toldAttackers }) => toldAttackers(game, cursor, site));
    },
    tellLastMove: () => {
      announce(lastMoveOf(game, cursor));
    },
    tellHands: () => {
      tell(({ toldHands }) => toldHands(game, cursor));
    },
    tellTimes: () => {
      tell(({ toldTimes }) => toldTimes(clock, now()));
    },
  };
}

/**
 * Handles the keys that ask something about a site; the result is whether it was such a key. `flipped` is
 * whether Black sits below.
 */
export function useAskKeys(flipped: boolean): (event: KeyboardEvent, site: Site) => boolean {
  const { tellMoves, tellAttackers, tellAnnouncement, tellLine } = useTelling();
  return ({ key, shiftKey }, site) => {
    const direction = shiftKey ? directions[key] : undefined;
    if (direction) tellLine(site, flipped ? opposite(direction) : direction);
    else if (isBoardKey('moves', key)) tellMoves(pickSite(site));
    else if (isBoardKey('attackers', key)) tellAttackers(site);
    else if (isBoardKey('announcement', key)) tellAnnouncement();
    else return false;
    return true;
  };
}
