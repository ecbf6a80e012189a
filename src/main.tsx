import './renderer.ts';
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

// What index.html shows is to be seen first; then the app is drawn.
setTimeout(() => {
  if (isStyleSheetEmpty())
    dispatchEvent(new ErrorEvent('error', { message: 'The style sheet did not come.' }));
  // The first script, src/boot.js, has found that the page cannot be shown, and says why in the place of the app.
  else if (!('refused' in document.documentElement.dataset)) createRoot(root).render(<App />);
});

/** Whether something else came in place of the style sheet: without it nobody could play. */
function isStyleSheetEmpty(): boolean {
  const styles = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  // Some browsers run scripts before it is there; that it does not come at all is an error of its own.
  if (!styles?.sheet) return false;
  try {
    return styles.sheet.cssRules.length === 0;
  } catch {
    return true;
  }
}
