import type { CommonMessage } from '../../engine/rules/commonMessage.ts';
import type { Sentences } from '../sentences.ts';

export const common: Sentences<CommonMessage> = {
  'common/in-check': () => 'in check',
  'common/no-movement': () => '',
  'common/not-there-now': () => 'not there now',
  'common/play': () => 'Play',
};
