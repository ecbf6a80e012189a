import './renderer.ts';
import { createRoot } from 'react-dom/client';
import { App } from './ui/App.tsx';
import { takeAddress } from './ui/lastAddress.ts';
import { workOffline } from './ui/offline.ts';
import { tellUnexpected } from './ui/unexpected.ts';
import './ui/faces.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/app.css';
import './ui/states.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');

tellUnexpected();
takeAddress();
if (import.meta.env.PROD) void workOffline();

// Let the browser show index.html first, then render the app.
setTimeout(() => {
  if (isStyleSheetEmpty())
    dispatchEvent(new ErrorEvent('error', { message: 'The style sheet did not come.' }));
  // Unless the first script, src/boot.js, has found that the page cannot be shown and says why instead.
  else if (!('refused' in document.documentElement.dataset)) createRoot(root).render(<App />);
});

/** Whether the server sent something else in place of the style sheet; nobody could play without it. */
function isStyleSheetEmpty(): boolean {
  const styles = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  // Some browsers run scripts before the sheet has loaded. A failure to load it raises its own error event.
  if (!styles?.sheet) return false;
  try {
    return styles.sheet.cssRules.length === 0;
  } catch {
    return true;
  }
}
