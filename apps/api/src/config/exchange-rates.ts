import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minorDigitsOf } from '@abroad/reference-data/currency-digits';
import type { ExchangeRates } from '@abroad/reference-data/exchange-rates';
import { DEFAULT_RATES_FILE } from '@abroad/reference-data/load-rates';
import { z } from 'zod';

interface Read {
  /** Null if the given ones can't be used. */
  exchange_rates: ExchangeRates | null;
  problems: string[];
}

const Currency = z.string('must be there').refine((code) => minorDigitsOf(code) !== undefined, {
  error: ({ input }) => `${String(input)} is no currency of ISO 4217`,
});
const Rates = z.strictObject({
  base: Currency,
  as_of: z.iso.date('must be a date like 2026-11-01'),
  rates: z
    .record(
      z.string(),
      z.number('must be a number').positive('must be above 0'),
      'must name currencies with their rates',
    )
    .refine((rates) => Object.keys(rates).length > 0, 'names no currency'),
});

const name = (problem: string) => `EXCHANGE_RATES: ${problem}`;
const refuse = (problems: readonly string[]): Read => ({ exchange_rates: null, problems: problems.map(name) });

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

function readFile(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Returns an error for each rate of an unknown currency or of the base itself. */
function strangers({ base, rates }: ExchangeRates): string[] {
  return Object.entries(rates).flatMap(([code, rate]) => {
    if (minorDigitsOf(code) === undefined) {
      return [`rates.${code}: ${code} is no currency of ISO 4217`];
    }
    return code === base && rate !== 1 ? [`rates.${code}: the base is worth 1 of itself`] : [];
  });
}

/**
 * Reads the rates by which prices are compared, and shown in the reader's own currency.
 * @param given JSON that begins with a brace, else the path of a file with it; by default the file of the reference data.
 * @returns the rates, and one line for each thing in them that can't be used.
 */
export function readExchangeRates(given: string = fileURLToPath(DEFAULT_RATES_FILE)): Read {
  const isInline = given.trimStart().startsWith('{');
  const text = isInline ? given : readFile(given);
  if (text === null) {
    return refuse([`the file ${given} can't be read`]);
  }
  const json = parse(text);
  if (json === null) {
    return refuse([isInline ? 'is no JSON' : `the file ${given} is no JSON`]);
  }
  const parsed = Rates.safeParse(json.value);
  if (!parsed.success) {
    return refuse(parsed.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')));
  }
  const unusable = strangers(parsed.data);
  return unusable.length > 0 ? refuse(unusable) : { exchange_rates: parsed.data, problems: [] };
}
