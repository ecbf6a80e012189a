import { notices } from '../store/notices.ts';
import * as common from '#words/ui/common.ts';

/** Says in words that something failed which nobody has thought of: the page may lack what it would have done. */
export function tellUnexpected(): void {
  addEventListener('unhandledrejection', () => {
    notices.getState().say({
      id: 'unexpected',
      text: common.unexpected,
      action: {
        label: common.reload,
        run: () => {
          location.reload();
        },
      },
    });
  });
}
