import type { IncomingMessage } from 'node:http';
import { brandedAll } from '../../embedded/src/brand.ts';
import type { View as CardView } from '../../embedded/src/layout.ts';
import { readTheme } from '../../embedded/src/theme.ts';
import ar from './locales/ar.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import hi from './locales/hi.json' with { type: 'json' };
import vi from './locales/vi.json' with { type: 'json' };
import zh from './locales/zh.json' with { type: 'json' };

/** Every sentence of these pages; English is written first, and has what the others have. */
export type Words = typeof en;

const LOCALES: Readonly<Record<string, Words>> = { en, fr, es, vi, zh, hi, ar };

/** A language (BCP 47) with its words. */
interface Spoken {
  language: string;
  words: Words;
}

/** The request's facts for every page, and the texts in its language. */
export type View = CardView & Spoken;

const spoken = (language: string): Spoken => ({ language, words: brandedAll(LOCALES[language] ?? en) });

/** The first of the languages that are spoken here, also where a region is wished for as well. */
function firstSpoken(tags: readonly string[]): Spoken | null {
  const language = tags
    .map((tag) => tag.toLowerCase().split('-', 1)[0] ?? '')
    .find((tag) => Object.hasOwn(LOCALES, tag));
  return language === undefined ? null : spoken(language);
}

/** Tags of `Accept-Language`, the most wanted first (RFC 9110, 12.5.4). */
const wished = (header = ''): string[] =>
  [...header.matchAll(/([\w-]+)\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/g)]
    .map(([, tag = '', weight = '1']) => ({ tag, weight: Number(weight) }))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);

/** The language chosen in the web application (its cookie reaches every port of a host), else the best that the browser wishes. */
export function spokenTo({ headers }: IncomingMessage): Spoken {
  const chosen = /(?:^|;\s*)am_lang=([\w-]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
  return firstSpoken([chosen, ...wished(headers['accept-language'])]) ?? spoken('en');
}

/** Reads the client's languages, the preferred first, separated by spaces (OpenID Connect Core 1.0, 3.1.2.1, `ui_locales`). */
export const askedFor = (ui_locales: unknown): Spoken | null =>
  typeof ui_locales === 'string' ? firstSpoken(ui_locales.split(' ')) : null;

export const viewOf = (req: IncomingMessage, webOrigin: string): View => ({
  webOrigin,
  theme: readTheme(req),
  ...spokenTo(req),
});

/** A sentence with its values: `{provider}` is the place of one. */
export const filled = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
