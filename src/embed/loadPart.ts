/** A script that hands over what it exports: the build writes the parts so. */
interface PartScript extends HTMLScriptElement {
  exported?: unknown;
}

/**
 * The address of this script, from which those of its parts and of the app follow. A script of type `module` is not told
 * that it runs; then it is found by its name.
 */
function addressOfScript(): string {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement && currentScript.src !== '') return currentScript.src;
  return document.querySelector<HTMLScriptElement>('script[src*="odd-board.js"]')?.src ?? location.href;
}

const ownAddress = addressOfScript();

/** The address of a file of Oddboard, given as seen from this script. */
export const addressFrom = (relative: string): string => new URL(relative, ownAddress).href;

const loading = new Map<string, Promise<unknown>>();

/**
 * Loads a part of the code, which the build has put into a file of its own: in its place, `import()` stands in the
 * source. A plain script is allowed to come from another site’s server, however that is set up; a module is not.
 * Rejects if the file does not come, as `import()` would; a later call tries again.
 */
export function loadPart(file: string): Promise<unknown> {
  const known = loading.get(file);
  if (known) return known;
  const part = new Promise((resolve, reject) => {
    const script: PartScript = document.createElement('script');
    script.src = addressFrom(file);
    script.onload = () => {
      script.remove();
      resolve(script.exported);
    };
    script.onerror = () => {
      script.remove();
      loading.delete(file);
      reject(new TypeError(`Failed to fetch dynamically imported module: ${script.src}`));
    };
    document.head.append(script);
  });
  loading.set(file, part);
  return part;
}
