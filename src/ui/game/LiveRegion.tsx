import { useState } from 'react';
import type { Message } from '../../engine/rules/message.ts';
import { codeOf } from '../../engine/rules/message.ts';
import { usePlay } from './PlayContext.ts';
import { useSayAloud } from '../useSettings.ts';

/** What stands beside the board for a while and is read out when it appears. */
export interface LiveNote {
  readonly id: string;
  readonly text: Message;
}

/** What was last read out, and what it was about. */
interface Told {
  readonly announcement: Message;
  /** The ids of the notes that were there. */
  readonly ids: readonly string[];
  /** The messages that are read out, one after the other. */
  readonly messages: readonly Message[];
  /** Whether these are the messages of the time before, which then differ from them by a space. */
  readonly isEcho: boolean;
}

/** What happens in the game, for screen readers: each announcement, and each note once, when it appears. */
export function LiveRegion({ notes }: { readonly notes: readonly LiveNote[] }) {
  const announcement: Message = usePlay((state) => state.announcement);
  const sayAloud = useSayAloud();
  const [told, setTold] = useState<Told>({
    announcement,
    ids: [],
    messages: [announcement],
    isEcho: false,
  });
  const isNews = announcement !== told.announcement;
  const newNotes = notes.filter(({ id }) => !told.ids.includes(id));
  if (isNews || newNotes.length > 0 || notes.length < told.ids.length) {
    // A note that disappears leaves what was read out as it is.
    const isSaid = isNews || newNotes.length > 0;
    const messages = [...(isNews ? [announcement] : []), ...newNotes.map(({ text }) => text)];
    setTold({
      announcement,
      ids: notes.map(({ id }) => id),
      messages: isSaid ? messages : told.messages,
      isEcho: isSaid ? isSame(messages, told.messages) && !told.isEcho : told.isEcho,
    });
  }
  return (
    <p className="visually-hidden" role="status">
      {told.messages.map(sayAloud).join(' ')}
      {/* A screen reader reads only a text that has changed. */}
      {told.isEcho && '\u00a0'}
    </p>
  );
}

const isSame = (some: readonly Message[], others: readonly Message[]): boolean =>
  some.map(codeOf).join() === others.map(codeOf).join();
