import { sayOnce, settle } from '../notices.ts';

const TROUBLE = 'keeping';

/** Says once why games are not kept, and where they are safe instead; nothing to say when all is well. */
export function tellTrouble(trouble: string | null): void {
  if (trouble === null) settle(TROUBLE);
  else
    sayOnce({
      id: TROUBLE,
      text: `${trouble} The game goes on; the address of its page holds all its moves, so keep that or share it as a link.`,
    });
}
