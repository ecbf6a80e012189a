// npm start   installs what is missing, builds the page and serves it on this machine until Ctrl-C.
import { ensureInstalled } from './installed.mjs';
import { root } from './root.mjs';

async function serve() {
  ensureInstalled();
  // Imported only now, since Vite may just have been installed.
  const { build, preview } = await import('vite');
  await build({ root, logLevel: 'warn' });
  const server = await preview({ root, logLevel: 'warn' });
  console.log(`Oddboard is at ${server.resolvedUrls.local[0]} (Ctrl-C ends it)`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
}

serve().catch((error) => {
  console.error(`Oddboard could not be started. ${error.message}`);
  process.exitCode = 1;
});
