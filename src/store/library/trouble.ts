import { sayOnce, settle } from '../notices.ts';
import type { Text } from '../../engine/rules/message.ts';
import { codeOf } from '../../engine/rules/message.ts';

const TROUBLE = 'keeping';

/** Says once why games are not kept, and where they are safe instead; nothing to say when all is well. */
export function tellTrouble(trouble: Text | null): void {
  if (trouble === null) settle(TROUBLE);
  else
    sayOnce({
      id: TROUBLE,
      text: `${codeOf(trouble)} The game goes on; the address of its page holds all its moves, so keep that or share it as a link.`,
    });
}
