import en from './en/index.ts';
import { addEnglish } from './english.ts';

/** Every message of the product: a key that is not here is a type error. */
export type MessageKey = keyof typeof en;
/** Another language may have gaps: English speaks there. */
export type Messages = Partial<Record<MessageKey, string>>;

addEnglish(en);

const folders = import.meta.glob<{ default: Messages }>(['./*/index.ts', '!./en/index.ts']);
const loaded = new Map<string, Messages>();

/** Fetches the catalogue of another language before the first render. English comes with the page. */
export async function loadMessages(locale: string): Promise<void> {
  const folder = folders[`./${locale}/index.ts`];
  if (folder !== undefined && !loaded.has(locale)) {
    const module = await folder();
    loaded.set(locale, module.default);
  }
}

export function messagesOf(locale: string): Messages {
  return loaded.get(locale) ?? {};
}
