import type { Plugin } from 'vite';

/** Nothing from elsewhere, no script or style but those in files of ours. Pictures may be made in the page. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
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
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: {
          'http-equiv': 'Content-Security-Policy',
          content: Object.entries(POLICY)
            .map((directive) => directive.join(' '))
            .join('; '),
        },
        injectTo: 'head-prepend',
      },
    ],
  };
}
