import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './ui/App.tsx';
import { workOffline } from './ui/offline.ts';
import { tellUnexpected } from './ui/unexpected.ts';
import './ui/tokens.css';
import './ui/base.css';
import './ui/states.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');

tellUnexpected();
if (import.meta.env.PROD) void workOffline();

// Without its style sheet nobody could play. Scripts wait for it, so it did not come if it is empty now; the first
// script, src/boot.js, hears the error and tells it in the place of the app.
const hasStyles = areStylesThere();
if (!hasStyles) dispatchEvent(new ErrorEvent('error', { message: 'The style sheet did not come.' }));

// The first script has found that this browser lacks something, and has told it in the place of the app.
const isRefused = 'refused' in document.documentElement.dataset;
// What index.html shows is to be seen first; then the app is drawn bit by bit, so that the page answers meanwhile.
if (hasStyles && !isRefused)
  setTimeout(() => {
    startTransition(() => {
      createRoot(root).render(
        <StrictMode>
          <App />
        </StrictMode>,
      );
    });
  });

function areStylesThere(): boolean {
  const styles = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  try {
    return !styles || (styles.sheet?.cssRules.length ?? 0) > 0;
  } catch {
    // One that did not come may not even be asked.
    return false;
  }
}
