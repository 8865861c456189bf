import { brandedAll } from '@abroad/contract/brand';
import { spokenLanguage, type Language } from '@abroad/contract/languages';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import ar from '../locales/ar.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import fr from '../locales/fr.json' with { type: 'json' };
import hi from '../locales/hi.json' with { type: 'json' };
import vi from '../locales/vi.json' with { type: 'json' };
import zh from '../locales/zh.json' with { type: 'json' };

/** The keys of the English messages: any other is a type error, and so is a key that another language lacks. */
export type MessageKey = keyof typeof en;

const MESSAGES: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = { en, fr, es, vi, zh, hi, ar };

/** Where the format of dates isn't the language's own. */
const DATES: Partial<Record<Language, string>> = { en: 'en-GB', zh: 'zh-CN' };

/** The values of a message's arguments: a choice is made by a number, a boolean, a word or null. */
type Values = Readonly<Record<string, string | number | boolean | null>>;

/** Gives a message of emails, notifications and calendar files in one language. */
export interface Words {
  (key: MessageKey, values?: Values): string;
  direction: 'ltr' | 'rtl';
  /** The format of its dates and numbers: BCP 47. */
  dates: string;
}

/**
 * Fills a message in. A value's text is never parsed as a message or an escape sequence, unlike in Lingui's runtime.
 * @param count what `#` stands for within a plural.
 */
function fillIn(message: CompiledMessage, values: Values, plurals: Intl.PluralRules, count?: number): string {
  const written = message.map((part) => {
    if (typeof part === 'string') return part === '#' && count !== undefined ? String(count) : part;
    const [name, , choices] = part;
    const value = values[name];
    if (value === undefined) throw new Error(`a message lacks its value ${name}`);
    if (typeof choices !== 'object') return String(value);
    const cases = new Map(Object.entries(choices as Record<string, CompiledMessage>));
    const number = typeof value === 'number' ? value : undefined;
    const chosen = cases.get(String(value)) ?? (number === undefined ? undefined : cases.get(plurals.select(number)));
    return fillIn(chosen ?? cases.get('other') ?? [], values, plurals, number ?? count);
  });
  return written.join('');
}

function speak(language: Language): Words {
  const plurals = new Intl.PluralRules(language);
  const compiled: Partial<Record<MessageKey, CompiledMessage>> = {};
  const say = (key: MessageKey, values: Values = {}): string =>
    fillIn(brandedAll((compiled[key] ??= compileMessageOrThrow(MESSAGES[language][key]))), values, plurals);
  return Object.assign(say, {
    direction: language === 'ar' ? 'rtl' : 'ltr',
    dates: DATES[language] ?? language,
  } as const);
}

const spoken: Partial<Record<Language, Words>> = {};

/** The words in a reader's language (BCP 47), or in English where we don't have it. */
export function wordsIn(language: string): Words {
  const known = spokenLanguage(language);
  return (spoken[known] ??= speak(known));
}
