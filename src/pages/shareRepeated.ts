/** The drawings that occur again and again: the ground of a board, its signs, the names at its edges, and a piece. */
const DRAWING = /<g (?:[^>]* )?class="board-(?:ground|terrain|piece)[ "][^>]*>|<g aria-hidden="true"><text /g;

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
    parts.push(html.slice(done, index));
    const id = ids.get(drawing);
    if (id === undefined) {
      ids.set(drawing, `d${String(ids.size)}`);
      first.set(drawing, parts.length);
      parts.push(drawing);
    } else {
      const place = first.get(drawing);
      if (place !== undefined) {
        parts[place] = drawing.replace('<g ', `<g id="${id}" `);
        first.delete(drawing);
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
