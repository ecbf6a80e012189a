import * as v from 'valibot';
import { scoped } from '../scope.ts';

const messageSchema = v.object({
  kind: v.picklist(['opened', 'here too', 'changed']),
  id: v.string(),
});

/** What one page of Oddboard tells the others about a saved game. */
export type PageMessage = v.InferOutput<typeof messageSchema>;

export interface Channel {
  readonly tell: (message: PageMessage) => void;
  readonly close: () => void;
}

/** Sends messages to the other pages and receives theirs. Does nothing if the browser has no such channel. */
export function openChannel(hear: (message: PageMessage) => void): Channel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(scoped('games'));
  channel.onmessage = (event: MessageEvent<unknown>) => {
    const message = v.safeParse(messageSchema, event.data);
    if (message.success) hear(message.output);
  };
  return {
    tell: (message) => {
      channel.postMessage(message);
    },
    close: () => {
      channel.close();
    },
  };
}
