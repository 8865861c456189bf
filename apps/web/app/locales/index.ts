import type { Names } from '@abroad/reference-data/names/names';
import en from './en/index.ts';
import { addEnglish } from './english.ts';

/** Every message of the product: a key that is not here is a type error. */
export type MessageKey = keyof typeof en;
/** Another language may have gaps: English speaks there. */
export type Messages = Partial<Record<MessageKey, string>>;

addEnglish(en);

interface Folder {
  default: Messages;
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
