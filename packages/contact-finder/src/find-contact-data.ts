import { findAddresses } from './find-addresses.ts';
import { findHandles } from './find-handles.ts';
import { findPhones } from './find-phones.ts';
import { findSpelledNumbers } from './find-spelled-numbers.ts';
import { foldText } from './fold-text.ts';
import { mergeSpans, type ContactSpan } from './span.ts';

export interface ContactSettings {
  /** Countries (ISO 3166-1 alpha-2) whose numbers may stand without a country code: those of the people concerned. */
  countries: readonly string[];
  /** The host of the product, whose links aren't contact data; with its port where it has one. */
  own_host: string;
}

/** The contact data and links in a text; spans of the original text in order, none overlapping. */
export interface FoundInText {
  contacts: ContactSpan[];
  /** Links to authorities, schools and the like, which are hidden from no one. */
  sites: ContactSpan[];
}

/** Like `findContactData`, with the links to official sites as well. */
export function findInText(text: string, { own_host, countries }: ContactSettings): FoundInText {
  const folded = foldText(text);
  const addresses = findAddresses(folded, own_host);
  const contacts = mergeSpans([
    ...addresses.contacts,
    ...findHandles(folded),
    ...findPhones(folded, countries),
    ...findSpelledNumbers(folded),
  ]);
  const isApart = (site: ContactSpan) => contacts.every(({ start, end }) => end <= site.start || start >= site.end);
  return { contacts, sites: mergeSpans(addresses.sites.filter(isApart)) };
}

/**
 * Phone numbers, email addresses, handles and links in a text, also in disguise: digits of other scripts or in words,
 * characters that show nothing, letters that look like others, "(at)" and "(dot)", and numbers over several lines.
 * @returns spans of the original text in order, none overlapping. Time grows with the length of the text alone.
 */
export const findContactData = (text: string, settings: ContactSettings): ContactSpan[] =>
  findInText(text, settings).contacts;
