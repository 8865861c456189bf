import en from './en/index.ts';
import { sourceLocale } from './pick-locale.ts';

/** Every message of the product: a key that is not here is a type error. */
export type MessageKey = keyof typeof en;
export type Messages = Record<MessageKey, string>;

const folders = import.meta.glob<{ default: Partial<Messages> }>(['./*/index.ts', '!./en/index.ts']);
const loaded = new Map<string, Messages>([[sourceLocale, en]]);

/** Fetches a language's catalogue before the first render. English comes with the page and stands in for gaps. */
export async function loadMessages(locale: string): Promise<void> {
  const folder = folders[`./${locale}/index.ts`];
  if (folder !== undefined && !loaded.has(locale)) {
    const module = await folder();
    loaded.set(locale, { ...en, ...module.default });
  }
}

export function messagesOf(locale: string): Messages {
  return loaded.get(locale) ?? en;
}
