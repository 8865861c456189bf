import { isolate, runsAgainst } from '@abroad/contract/isolate';

/**
 * A name or address inside a sentence: isolated where its letters or signs would reorder what stands around it, which in a
 * sentence from right to left those of sums and times do too.
 */
export const isolated = (text: string, direction: 'ltr' | 'rtl'): string =>
  direction === 'rtl' || runsAgainst(text, 'ltr') ? isolate(text) : text;
