import type { StorageMessage } from '../../store/storageMessage.ts';
import type { Sentences } from '../sentences.ts';

const UNTIL_CLOSED = 'your latest settings and solved tasks are kept only until you close this page';

export const storage: Sentences<StorageMessage> = {
  'storage/full': () => `There is no room left on this device: ${UNTIL_CLOSED}.`,
  'storage/forbidden': () => `This browser does not let Oddboard write on this device: ${UNTIL_CLOSED}.`,
  'storage/game-not-kept': ({ cause }, say) =>
    `${say(cause)} The game goes on; the address of its page holds all its moves, so keep that or share it as a link.`,
  'storage/study-not-kept': ({ cause }, say) =>
    `${say(cause)} You can go on; the address of this page holds the whole tree, so keep that or share it as a link.`,
};
