import { LIMITS } from '@abroad/contract/limits';
import { keepCountries } from '../lib/country-names.ts';

let request: Promise<void> | null = null;

/**
 * Fetches the full list of countries, once for each page load: later calls get the same. Where it cannot be had, names are
 * those that the browser knows, and the next to ask tries anew.
 */
export function fetchCountries(): Promise<void> {
  request ??= askForCountries().catch(() => {
    request = null;
  });
  return request;
}

async function askForCountries(): Promise<void> {
  const { api } = await import('./browser-client.ts');
  keepCountries(await api.listCountries({ query: { limit: LIMITS.countries_limit } }));
}
