import { LIMITS } from '@abroad/contract/limits';
import { keepCountries } from '../lib/country-names.ts';

let asked: Promise<void> | null = null;

/**
 * Fetches the full list of countries, in a page once: whoever asks again gets the same. Where it cannot be had, names are
 * those that the browser knows, and the next to ask tries anew.
 */
export function fetchCountries(): Promise<void> {
  asked ??= askForCountries().catch(() => {
    asked = null;
  });
  return asked;
}

async function askForCountries(): Promise<void> {
  const { api } = await import('./browser-client.ts');
  keepCountries(await api.listCountries({ query: { limit: LIMITS.countries_limit } }));
}
