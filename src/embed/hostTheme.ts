/** The brightness of a colour from which letters are on a dark ground, of 1. */
const LIGHT = 0.5;

/**
 * Whether a colour, as a browser computes it, is a light one: `rgb(238, 238, 238)`, `color(srgb 0.9 0.9 0.9)`,
 * `oklch(0.9 0.1 200)`. A colour in another form counts as dark.
 */
export function isLight(colour: string): boolean {
  const [, form = '', values = ''] = /^([a-z]+)\((?:[a-z][\w-]* )?(.*)\)$/.exec(colour.trim()) ?? [];
  const [first = 0, second = 0, third = 0] = (values.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
  const brightness = (red: number, green: number, blue: number) => 0.3 * red + 0.59 * green + 0.11 * blue;
  switch (form) {
    case 'rgb':
    case 'rgba':
      return brightness(first, second, third) / 255 > LIGHT;
    case 'color':
      return brightness(first, second, third) > LIGHT;
    case 'lab':
    case 'lch':
      return first / 100 > LIGHT;
    case 'oklab':
    case 'oklch':
      return first > LIGHT;
    default:
      return false;
  }
}

/**
 * The colours for a board in a page: dark where the page writes in light letters, however it came to that, with high
 * contrast where the system asks for more.
 */
export function themeAround(element: Element): 'light' | 'dark' | 'high-contrast' {
  if (matchMedia('(prefers-contrast: more)').matches) return 'high-contrast';
  return isLight(getComputedStyle(element).color) ? 'dark' : 'light';
}

/** Calls back whenever the colours of the page may have changed. Returns the function that ends this. */
export function watchTheme(onChange: () => void): () => void {
  const medias = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'].map((query) =>
    matchMedia(query),
  );
  for (const media of medias) media.addEventListener('change', onChange);
  // Pages have a switch for their colours, which sets a class or an attribute of one of these.
  const switches = new MutationObserver(onChange);
  for (const element of [document.documentElement, document.body])
    switches.observe(element, { attributes: true });
  // Colours may fade from one to the other.
  document.addEventListener('transitionend', onChange);
  return () => {
    for (const media of medias) media.removeEventListener('change', onChange);
    switches.disconnect();
    document.removeEventListener('transitionend', onChange);
  };
}
