import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Nothing from elsewhere, and styles only from our own files. Pictures may be made in the page. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

/** Writes the policy into the built page. While developing, Vite needs inline styles. */
export function contentSecurity(): Plugin {
  return {
    name: 'content-security',
    apply: 'build',
    transformIndexHtml: {
      // After everything else has been written into the page.
      order: 'post',
      handler: (html) => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: policyFor(html) },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}

/** Scripts from our own files may run, and the inline ones, each allowed by its hash. */
export function policyFor(html: string): string {
  const hashes = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return Object.entries({ ...POLICY, 'script-src': POLICY['script-src'] + hashes.join('') })
    .map((directive) => directive.join(' '))
    .join('; ');
}
