import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { packageNotice } from '../packageNotice.ts';

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/**
 * Adds the notices of packages whose scripts only workers use, or of which there are only files such as faces, to those that
 * Vite collects, which are of the scripts of the page alone. The first plugin is for the workers, and the second for the page.
 */
export function workerNotices(fileName: string): { readonly ofWorkers: Plugin; readonly ofPage: Plugin } {
  const folders = new Set<string>();
  return {
    ofWorkers: {
      name: 'packages of workers',
      generateBundle: (_, bundle) => {
        for (const folder of packagesOf(bundle, (file) => (file.type === 'chunk' ? file.moduleIds : [])))
          folders.add(folder);
      },
    },
    ofPage: {
      name: 'notices of workers',
      apply: 'build',
      generateBundle: {
        // After Vite has written its own.
        order: 'post',
        handler: (_, bundle) => {
          const file = bundle[fileName];
          if (file?.type !== 'asset') throw new Error(`The build has no ${fileName}.`);
          const ofFiles = packagesOf(bundle, (each) =>
            each.type === 'asset' ? each.originalFileNames.map((name) => path.resolve(name)) : [],
          );
          const notices = [...folders, ...ofFiles].map(noticeOf);
          const known = String(file.source);
          const missing = notices.filter(({ title }) => !known.includes(title));
          file.source = [known, ...missing.map(({ title, text }) => `${title}\n\n${text}`)].join('\n');
        },
      },
    },
  };
}

/** The folders of the packages that the files of a build are from, each once; `sources` are the paths behind a file. */
const packagesOf = (
  bundle: Rolldown.OutputBundle,
  sources: (file: Rolldown.OutputBundle[string]) => readonly string[],
): ReadonlySet<string> =>
  new Set(
    Object.values(bundle)
      .flatMap(sources)
      .flatMap((source) => PACKAGE.exec(source)?.[0] ?? []),
  );

/** The notice of the package in a folder, as Vite writes it. */
function noticeOf(folder: string): { readonly title: string; readonly text: string } {
  const { name, version, license, text } = packageNotice(folder);
  return { title: `## ${name} - ${version} (${license})`, text: text ?? '' };
}
