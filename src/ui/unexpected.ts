import { notices } from '../store/notices.ts';
import { spoken } from '../words/spoken.ts';
import * as common from '#words/ui/common.ts';

/** Tells the user about unhandled rejections: the page may lack what the failed code would have done. */
export function tellUnexpected(): void {
  addEventListener('unhandledrejection', () => {
    notices.getState().say({
      id: 'unexpected',
      text: spoken(common.unexpected),
      action: {
        label: spoken(common.reload),
        run: () => {
          location.reload();
        },
      },
    });
  });
}
