import type { Names } from '@abroad/reference-data/names/names';
import type { ZoneWords } from '@abroad/reference-data/zone-names';
import type { MessageKey } from '../../.react-router/message-key.ts';
import en from './en/index.ts';
import type { Refusals } from './refusals.ts';
import { addEnglish } from './english.ts';

/** The keys of the English messages: any other is a type error. */
export type { MessageKey };
/** Another language may have gaps: English speaks there. */
export type Messages = Partial<Record<MessageKey, string>>;

addEnglish(en);

interface Folder extends ZoneWords {
  default: Messages;
  refusals: Refusals;
  names: Names;
}

const folders = import.meta.glob<Folder>(['./*/index.ts', '!./en/index.ts']);
const loaded = new Map<string, Folder>();

/** Fetches the catalogue of another language before the first render. English comes with the page. */
export async function loadMessages(locale: string): Promise<void> {
  const folder = folders[`./${locale}/index.ts`];
  if (folder !== undefined && !loaded.has(locale)) {
    loaded.set(locale, await folder());
  }
}

export function messagesOf(locale: string): Messages {
  return loaded.get(locale)?.default ?? {};
}

/** What topics and degrees are called in a language; undefined in English, where they have their names already. */
export function namesOf(locale: string): Names | undefined {
  return loaded.get(locale)?.names;
}

/** What time zones are called in a language; undefined in English. */
export function zonesOf(locale: string): ZoneWords | undefined {
  return loaded.get(locale);
}

/** What the API says in English, in another language; undefined where only it has words for a code. */
export function refusalOf(locale: string, code: string): string | undefined {
  const refusals: Readonly<Record<string, string>> | undefined = loaded.get(locale)?.refusals;
  return refusals?.[code];
}
