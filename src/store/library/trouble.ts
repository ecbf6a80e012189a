import type { Message } from '../../engine/rules/message.ts';
import { sayOnce, settle } from '../notices.ts';
import type { StorageMessage } from '../storageMessage.ts';

const TROUBLE = 'keeping';

/**
 * Says once why games or studies are not saved, and where they are safe instead; `trouble` is null when all is well.
 */
export function tellTrouble(trouble: Message | null, what: 'game' | 'study' = 'game'): void {
  if (trouble === null) {
    settle(TROUBLE);
    return;
  }
  const text: StorageMessage = { id: `storage/${what}-not-kept`, cause: trouble };
  sayOnce({ id: TROUBLE, text });
}
