/** A form in which a game can stand in a text by somebody else. */
export type CodeFormat = 'markdown' | 'bbcode' | 'html' | 'iframe';

export const codeFormats: readonly CodeFormat[] = ['markdown', 'bbcode', 'html', 'iframe'];

/** What is put into a text by somebody else. */
export interface Embedded {
  readonly title: string;
  readonly variant: string;
  /** What the address of the game has after the variant. */
  readonly link: string;
  /** The address of the game. */
  readonly address: string;
  /** Whether Black sits below. */
  readonly flipped: boolean;
  /** The height of a frame for it, if the frame is as wide as `NARROW`, in pixels. */
  readonly height: number;
}

/** The width of a frame on a narrow telephone, in pixels. A wider frame is higher in the same ratio, and has room to spare. */
export const NARROW = 320;

/** The widest that a frame gets, in pixels. */
const WIDEST = 416;

/**
 * A game as Markdown or BBCode, which are links, or as HTML with a board or with a frame (docs/embed.md). `own` is the address
 * of this page.
 */
export function embedCode(format: CodeFormat, shown: Embedded, own: string): string {
  const { title, variant, link, address, flipped, height } = shown;
  switch (format) {
    case 'markdown':
      return `[${title.replaceAll(/[\\[\]]/g, '\\$&')}](${address})`;
    case 'bbcode':
      // A bracket in a title would be a tag.
      return `[url=${address}]${title.replaceAll('[', '(').replaceAll(']', ')')}[/url]`;
    case 'html': {
      const script = new URL('embed/v1/odd-board.js', own).href;
      return [
        `<script async src="${escaped(script)}"></script>`,
        `<odd-board variant="${variant}" link="${link}"${flipped ? ' flipped' : ''}>`,
        `  <a href="${escaped(address)}">${escaped(title)}</a>`,
        '</odd-board>',
      ].join('\n');
    }
    case 'iframe': {
      const asked = new URLSearchParams({ variant, link, ...(flipped ? { flipped: '' } : {}) });
      const src = new URL(`embed/v1/board.html#${asked.toString()}`, own).href;
      const style = [
        'width: 100%',
        `max-width: ${String(WIDEST)}px`,
        `aspect-ratio: ${String(NARROW)} / ${String(Math.ceil(height))}`,
        'border: 0',
      ].join('; ');
      return `<iframe src="${escaped(src)}" title="${escaped(title)}" loading="lazy" style="${style}"></iframe>`;
    }
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for HTML, in an attribute or between tags. */
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
