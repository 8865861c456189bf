import { languageName } from './language-names.ts';

/** Languages that profiles name (BCP 47 tags), from the most spoken on. */
const tags = (
  'en zh yue hi es fr ar bn pt ru ur id de ja pcm mr te tr ta vi tl ko ha fa sw jv it pa gu th kn am yo ig my or om uz ' +
  'pl ml su uk sd ro ne nl az km lo si zu xh af so rw ln mg ny sn bs hr sr sl mk bg sq el cs sk hu sv da nb fi et lv lt is ' +
  'ga he hy ka kk ky tg tk mn ps ku ti wo tw ca eu gl mt be ms'
).split(' ');

export interface LanguageItem {
  /** BCP 47 tag. */
  id: string;
  label: string;
  /** The language's name for itself, if it differs. */
  detail?: string;
}

/** Languages whose name, in the page's language or in their own, has a word that begins with the text. */
export function searchLanguages(text: string, locale: string): LanguageItem[] {
  const typed = plain(text);
  return tags
    .map((tag) => ({ id: tag, label: languageName(tag, locale), own: languageName(tag, tag) }))
    .filter(({ id, label, own }) => id === typed || ` ${plain(label)} ${plain(own)}`.includes(` ${typed}`))
    .map(({ id, label, own }) => ({ id, label, ...(own === label ? {} : { detail: own }) }));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .trim();
}
