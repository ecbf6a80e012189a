import { createServer } from 'vite';
import { classNames } from './vite/classNames.ts';

/**
 * A module of ours, by its path from the root, with all that it imports, style sheets among them: Node by itself
 * knows only scripts. Classes have the names that they have in the build.
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
