import { announcementOf, withoutNews } from '../../store/announcement.ts';
import type { PlayMessage } from '../../store/playMessage.ts';
import type { PlayStore } from '../../store/playStore.ts';

/** Announces that the game of a store has been set up again. */
export function announceSetUp(store: PlayStore): void {
  const { announce, document } = store.getState();
  const message: PlayMessage = {
    id: 'play/set-up-again',
    standing: withoutNews(announcementOf(document.game, document.cursor)),
  };
  announce(message);
}
