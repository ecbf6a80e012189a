import * as v from 'valibot';
import { scoped } from '../scope.ts';

const messageSchema = v.object({
  kind: v.picklist(['opened', 'here too', 'changed']),
  id: v.string(),
});

/** What one page of Oddboard tells the others about a kept game. */
export type PageMessage = v.InferOutput<typeof messageSchema>;

export interface Channel {
  readonly tell: (message: PageMessage) => void;
  readonly close: () => void;
}

/** Listens to what the other pages tell, and tells them. Where pages cannot talk, nothing is heard. */
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
