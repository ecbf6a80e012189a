const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Prints a table with a heading; the first cell of each row says what the row is about. */
export function printTable(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  console.log(`### ${title}\n`);
  for (const cells of [heads, heads.map(() => '---'), ...rows]) console.log(row(cells));
  console.log('');
}
