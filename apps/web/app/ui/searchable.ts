/** Text as the search compares it: `São Paulo` is found by `sao paulo`. */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .trim()
    .replaceAll(/[\s_/,]+/g, ' ');
}
