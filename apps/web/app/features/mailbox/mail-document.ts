/**
 * The HTML of a mail for a frame: what it links to takes the place of the whole page, in no window of its own. Its style
 * sheet, which is for the dark alone, goes: the page's policy, which the frame has too, lets only styles of elements pass.
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
