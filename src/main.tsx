import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './ui/App.tsx';
import './ui/tokens.css';
import './ui/base.css';
import './ui/states.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');
// What index.html shows is to be seen first; then the app is drawn bit by bit, so that the page answers meanwhile.
setTimeout(() => {
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  });
});
// After the next visit may come one without a network; this one does not wait for that.
if (import.meta.env.PROD) void import('./ui/offline.ts').then(({ workOffline }) => workOffline());
