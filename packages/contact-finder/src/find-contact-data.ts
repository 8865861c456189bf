import { findAddresses } from './find-addresses.ts';
import { findHandles } from './find-handles.ts';
import { findPhones } from './find-phones.ts';
import { findSpelledNumbers } from './find-spelled-numbers.ts';
import { foldText } from './fold-text.ts';
import { mergeSpans, type ContactSpan } from './span.ts';

export interface ContactSettings {
  /** Countries (ISO 3166-1 alpha-2) whose numbers may stand without a country code: those of the people concerned. */
  countries: readonly string[];
  /** The host of the product, whose links are no contact data; with its port where it has one. */
  own_host: string;
}

/**
 * Phone numbers, email addresses, handles and links in a text, also in disguise: digits of other scripts or in words,
 * characters that show nothing, letters that look like others, "(at)" and "(dot)", and numbers over several lines.
 * @returns spans of the original text in order, none overlapping. Time grows with the length of the text alone.
 */
export function findContactData(text: string, settings: ContactSettings): ContactSpan[] {
  const folded = foldText(text);
  return mergeSpans([
    ...findAddresses(folded, settings.own_host),
    ...findHandles(folded),
    ...findPhones(folded, settings.countries),
    ...findSpelledNumbers(folded),
  ]);
}
