/** The colours of the logo, the same on every background. */
const GROUND = '#1d5c63';
const LIGHT = '#fdf3da';
const DARK = '#d9a066';

/** A hexagon with a radius: the odd one among squares. */
function hexagon(x: number, y: number, radius: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = Math.PI / 6 + (i * Math.PI) / 3;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
      .map((place) => String(Number(place.toFixed(2))))
      .join(' ');
  });
  return `M${corners.join('L')}z`;
}

/**
 * The logo of Oddboard, a board on which one square is a hexagon, as an SVG. `round` is the radius of its
 * corners, and `size` the width of the board, both out of 64.
 */
export function mark(round: number, size: number): string {
  const from = (64 - size) / 2;
  const half = size / 2;
  const middle = from + half;
  const square = `h${String(half)}v${String(half)}h-${String(half)}z`;
  const odd = middle + half * 0.54;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `  <rect width="64" height="64" rx="${String(round)}" fill="${GROUND}" />`,
    `  <path d="M${String(from)} ${String(from)}${square}" fill="${LIGHT}" />`,
    `  <path d="M${String(middle)} ${String(from)}${square}M${String(from)} ${String(middle)}${square}" fill="${DARK}" />`,
    `  <path d="${hexagon(odd, odd, half * 0.52)}" fill="${LIGHT}" />`,
    '</svg>',
    '',
  ].join('\n');
}
