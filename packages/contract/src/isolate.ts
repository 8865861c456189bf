/** Letters written from right to left, in and beyond the first plane (UAX 9, classes R and AL). */
const RIGHT_TO_LEFT = '\\u0590-\\u08FF\\uFB1D-\\uFDFF\\uFE70-\\uFEFC\\u{10800}-\\u{10FFF}\\u{1E800}-\\u{1EFFF}';
const hasRightToLeft = new RegExp(`[${RIGHT_TO_LEFT}]`, 'u');
const hasLeftToRight = new RegExp(`(?![${RIGHT_TO_LEFT}])\\p{L}`, 'u');

/** Embeddings and overrides. No one can save a name with them, but older names and those of other systems may have some. */
const TURNING = /[\u202A-\u202E]/g;

/** Says whether a text would reorder the text around it: it has letters of the other direction, or characters that reorder others. */
export const runsAgainst = (text: string, direction: 'ltr' | 'rtl'): boolean =>
  text.search(TURNING) !== -1 || (direction === 'rtl' ? hasLeftToRight : hasRightToLeft).test(text);

/** Isolates a text within another one, so that it doesn't reorder the words around it (UAX 9, section 2.4: FSI and PDI). */
export const isolate = (text: string): string => `\u2068${text.replaceAll(TURNING, '')}\u2069`;
