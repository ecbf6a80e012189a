import { createServer } from 'vite';
import { classNames } from './vite/classNames.ts';

/**
 * Imports one of our modules, by its path from the root, with everything that it imports, including style
 * sheets, which Node cannot import by itself. Classes have the same names as in the build.
 */
export async function importStyled<Module>(file: string): Promise<Module> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    css: { modules: classNames },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
  });
  try {
    return (await server.ssrLoadModule(`/${file}`)) as Module;
  } finally {
    await server.close();
  }
}
