/**
 * A name or address inside a right-to-left sentence: isolated (Unicode FSI, PDI), so that its letters and signs do not
 * reorder what stands around it. Subjects go without: old mail programs draw the marks as boxes.
 */
export const isolated = (text: string, direction: 'ltr' | 'rtl'): string =>
  direction === 'rtl' ? `\u2068${text}\u2069` : text;
