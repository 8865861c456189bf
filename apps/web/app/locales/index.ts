import type { Names } from '@abroad/reference-data/names/names';
import type { ZoneWords } from '@abroad/reference-data/zone-names';
import { addEnglish } from './english.ts';
import en from './en.json' with { type: 'json' };

/** The keys of the English messages: any other is a type error. */
export type MessageKey = keyof typeof en;
/** Another language may have gaps: English speaks there. */
export type Messages = Readonly<Record<string, string>>;

addEnglish(en);

interface Language extends ZoneWords {
  messages: Messages;
  names: Names;
}

const languages = import.meta.glob<Language>('./??.ts');
const loaded = new Map<string, Language>();

/** Fetches the catalogue of another language before the first render. English comes with the page. */
export async function loadMessages(locale: string): Promise<void> {
  const language = languages[`./${locale}.ts`];
  if (language !== undefined && !loaded.has(locale)) {
    loaded.set(locale, await language());
  }
}

export function messagesOf(locale: string): Messages {
  return loaded.get(locale)?.messages ?? {};
}

/** The names of topics and degrees in a language; undefined in English, which has their names already. */
export function namesOf(locale: string): Names | undefined {
  return loaded.get(locale)?.names;
}

/** The names of time zones in a language; undefined in English. */
export function zonesOf(locale: string): ZoneWords | undefined {
  return loaded.get(locale);
}

/** Returns the API's English sentence for a code in another language; undefined if only the API has words for it. */
export function refusalOf(locale: string, code: string): string | undefined {
  return messagesOf(locale)[`refusals.${code}`];
}
