import type { IncomingMessage } from 'node:http';
import { brandedAll } from '../../../embedded/src/brand.ts';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import hi from './hi.json' with { type: 'json' };
import vi from './vi.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

/** Every sentence of these pages; English is written first, and has what the others have. */
export type Words = typeof en;

const LOCALES: Readonly<Record<string, Words>> = { en, fr, es, vi, zh, hi, ar };

/** A language (BCP 47) with its words. */
export interface Spoken {
  language: string;
  words: Words;
}

const spoken = (language: string): Spoken => ({ language, words: brandedAll(LOCALES[language] ?? en) });

/** The first of the languages that are spoken here, also where a region is wished for as well. */
function firstSpoken(tags: readonly string[]): Spoken | null {
  const language = tags
    .map((tag) => tag.toLowerCase().split('-', 1)[0] ?? '')
    .find((tag) => Object.hasOwn(LOCALES, tag));
  return language === undefined ? null : spoken(language);
}

/** Tags of `Accept-Language`, the most wanted first (RFC 9110, 12.5.4). */
const wished = (header: string | undefined): string[] =>
  (header ?? '')
    .split(',')
    .map((wish) => /^\s*([\w-]+)\s*(?:;\s*q=([\d.]+))?/.exec(wish))
    .map((found) => ({ tag: found?.[1] ?? '', weight: Number(found?.[2] ?? 1) }))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);

/** The language chosen in the web application (its cookie reaches every port of a host), else the best that the browser wishes. */
export function spokenTo({ headers }: IncomingMessage): Spoken {
  const chosen = /(?:^|;\s*)am_lang=([\w-]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
  return firstSpoken([chosen, ...wished(headers['accept-language'])]) ?? spoken('en');
}

/** A sentence with its values: `{provider}` is the place of one. */
export const filled = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** Reads the client's languages, the preferred first, separated by spaces (OpenID Connect Core 1.0, 3.1.2.1, `ui_locales`). */
export const askedFor = (ui_locales: unknown): Spoken | null =>
  typeof ui_locales === 'string' ? firstSpoken(ui_locales.split(' ')) : null;
