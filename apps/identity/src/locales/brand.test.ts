import type { IncomingMessage } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { setBrand } from '../../../embedded/src/brand.ts';
import { spokenTo } from './index.ts';

afterEach(() => setBrand(undefined));

const speaking = (language: string) =>
  spokenTo({ headers: { 'accept-language': language } } as unknown as IncomingMessage).words;

test('[N-19] pages for signing in name the product as it is called, in every language', () => {
  for (const language of ['en', 'fr', 'es', 'vi', 'zh', 'hi', 'ar']) {
    setBrand(undefined);
    expect(speaking(language).backToProduct, language).toContain('Abroad Mentors');
    setBrand('Pathfinders');
    expect(speaking(language).backToProduct, language).toContain('Pathfinders');
    expect(JSON.stringify(speaking(language)), language).not.toContain('Abroad Mentors');
  }
});
