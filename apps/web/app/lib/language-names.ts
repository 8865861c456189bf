import { keepMade } from './keep-made.ts';

/** The name of a language in the language of the page; the tag itself if it is unknown. */
export function languageName(tag: string, locale: string): string {
  try {
    return namesIn(locale).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

const namesIn = keepMade((locale: string) => new Intl.DisplayNames(locale, { type: 'language' }));
