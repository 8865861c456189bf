import { isolate, runsAgainst } from '@abroad/contract/isolate';
import { directionOf } from '../locales/pick-locale.ts';

/** Joins the texts that exist; those in letters of the other direction are isolated. */
export function joinTexts(texts: readonly (string | null | undefined)[], locale: string, between = ', '): string {
  const direction = directionOf(locale);
  return texts.flatMap((text) => (text ? [runsAgainst(text, direction) ? isolate(text) : text] : [])).join(between);
}
