/**
 * The HTML of a mail for a frame: its links open in place of the whole page, not in a new window. Its style
 * sheet, which is only for dark mode, is removed: the page's policy, which the frame has too, only allows styles of elements.
 */
export function mailDocument(html: string): string {
  const base = '<base target="_top">';
  const unstyled = html.replaceAll(/<style\b[^>]*>.*?<\/style>/gis, '');
  const untargeted = unstyled.replaceAll(/(<a\b[^>]*?)\s+target=(?:"[^"]*"|'[^']*')/gi, '$1');
  const head = /<head\b[^>]*>/i.exec(untargeted);
  if (head === null) {
    return `${base}${untargeted}`;
  }
  const end = head.index + head[0].length;
  return `${untargeted.slice(0, end)}${base}${untargeted.slice(end)}`;
}
