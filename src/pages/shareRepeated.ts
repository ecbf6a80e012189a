/** The drawings that occur again and again: the ground of a board, its signs, the names at its edges, and a piece. */
const DRAWING = /<g (?:[^>]* )?class="board-(?:ground|terrain|piece)[ "][^>]*>|<g aria-hidden="true"><text /g;
/** The end of what comes before a piece on a crossing, which has another outline. */
const ON_CROSSING = /class="board-on-crossing"><g data-piece-at="\d+">$/;

/**
 * The same page, in which a drawing that occurs again refers to its first occurrence. A page with many boards
 * is a tenth as long.
 */
export function shareRepeated(html: string): string {
  const ids = new Map<string, string>();
  const first = new Map<string, number>();
  const parts: string[] = [];
  let done = 0;
  for (const { index } of html.matchAll(DRAWING)) {
    if (index < done) continue;
    const end = endOfGroup(html, index);
    const drawing = html.slice(index, end);
    const key = `${String(ON_CROSSING.test(html.slice(done, index)))} ${drawing}`;
    parts.push(html.slice(done, index));
    const id = ids.get(key);
    if (id === undefined) {
      ids.set(key, `d${String(ids.size)}`);
      first.set(key, parts.length);
      parts.push(drawing);
    } else {
      const place = first.get(key);
      if (place !== undefined) {
        parts[place] = drawing.replace('<g ', `<g id="${id}" `);
        first.delete(key);
      }
      parts.push(`<use href="#${id}"></use>`);
    }
    done = end;
  }
  return parts.join('') + html.slice(done);
}

/** Where the group that begins at a place ends. */
function endOfGroup(html: string, begin: number): number {
  const tags = /<(\/?)g[ >]/g;
  tags.lastIndex = begin;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  throw new Error('A group of the drawing does not end.');
}
