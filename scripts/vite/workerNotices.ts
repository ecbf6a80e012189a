import type { Plugin } from 'vite';
import { packageNotice } from '../packageNotice.ts';

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/**
 * Adds the notices of packages that only workers use to those that Vite collects, which are of the page alone. The first
 * plugin is for the workers, and the second for the page.
 */
export function workerNotices(fileName: string): { readonly ofWorkers: Plugin; readonly ofPage: Plugin } {
  const folders = new Set<string>();
  return {
    ofWorkers: {
      name: 'packages of workers',
      generateBundle: (_, bundle) => {
        const modules = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? file.moduleIds : [],
        );
        for (const id of modules) {
          const folder = PACKAGE.exec(id)?.[0];
          if (folder !== undefined) folders.add(folder);
        }
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
          const notices = [...folders].map(noticeOf);
          const known = String(file.source);
          const missing = notices.filter(({ title }) => !known.includes(title));
          file.source = [known, ...missing.map(({ title, text }) => `${title}\n\n${text}`)].join('\n');
        },
      },
    },
  };
}

/** The notice of the package in a folder, as Vite writes it. */
function noticeOf(folder: string): { readonly title: string; readonly text: string } {
  const { name, version, license, text } = packageNotice(folder);
  return { title: `## ${name} - ${version} (${license})`, text: text ?? '' };
}
