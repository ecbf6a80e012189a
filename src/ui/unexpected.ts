import { notices } from '../store/notices.ts';

/** Says in words that something failed which nobody has thought of: the page may lack what it would have done. */
export function tellUnexpected(): void {
  addEventListener('unhandledrejection', () => {
    notices.getState().say({
      id: 'unexpected',
      text: 'Something in the page went wrong. The address holds your game; if anything is missing, load the page again.',
      action: {
        label: 'Reload',
        run: () => {
          location.reload();
        },
      },
    });
  });
}
