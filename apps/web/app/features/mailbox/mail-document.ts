/** The HTML of a mail for a frame: what it links to opens in the whole window, as from a mail program. */
export function mailDocument(html: string): string {
  const base = '<base target="_top">';
  const head = /<head\b[^>]*>/i.exec(html);
  if (head === null) {
    return `${base}${html}`;
  }
  const end = head.index + head[0].length;
  return `${html.slice(0, end)}${base}${html.slice(end)}`;
}
