import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './ui/App.tsx';
import { workOffline } from './ui/offline.ts';
import './ui/tokens.css';
import './ui/base.css';
import './ui/states.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');
/** The first script, src/boot.js, has found that the app could not work here, and says so in its place. */
const isRefused = 'refused' in document.documentElement.dataset;
// What index.html shows is to be seen first; then the app is drawn bit by bit, so that the page answers meanwhile.
if (!isRefused)
  setTimeout(() => {
    startTransition(() => {
      createRoot(root).render(
        <StrictMode>
          <App />
        </StrictMode>,
      );
    });
  });
if (import.meta.env.PROD) void workOffline();
