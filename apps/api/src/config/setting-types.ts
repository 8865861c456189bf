import { z } from 'zod';

// The types of environment settings.

export const flag = z.enum(['0', '1']).transform((value) => value === '1');
export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });

/** An origin: scheme, host and port, because the product's pages are at the root. */
export const origin = httpUrl
  .refine((url) => /^https?:\/\/[^/?#@]+\/?$/i.test(url), 'must be an origin such as https://mentors.example.org')
  .transform((url) => new URL(url).origin);

export const share = z.coerce
  .number({ error: 'must be a number' })
  .min(0, 'must be 0 at least')
  .max(1, 'must be 1 at most');

export const percentage = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,2})?$/, 'must be a number with two decimals at most')
  .transform(Number)
  .refine((value) => value <= 100, 'must be 100 at most');

/** Reads the lines of a setting, separated by `|` where an environment can't hold several. */
export const readLines = (text: string): string[] =>
  text
    .split(/[\r\n|]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
