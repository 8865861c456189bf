/** Rows of cells as a table of Markdown, columns aligned; the first row is the head. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(head), rule, ...body.map(line)].join('\n');
}

/** Milliseconds in the unit that reads best: `5.80 ms`, `8.1 µs`. */
export function duration(ms: number): string {
  if (ms >= 1) return `${ms.toFixed(ms >= 100 ? 0 : 2)} ms`;
  const us = ms * 1000;
  return us >= 1 ? `${us.toFixed(us >= 100 ? 0 : 1)} µs` : `${(us * 1000).toFixed(0)} ns`;
}

/** `712×`, `3.4×`. */
export const times = (ratio: number) => `${ratio.toFixed(ratio < 10 ? 1 : 0)}×`;
