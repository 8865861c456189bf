import { LIMITS } from '@abroad/contract/limits';
import { keepCountries } from '../lib/country-names.ts';

let request: Promise<void> | null = null;

/**
 * Fetches the full list of countries, once for each page load: later calls get the same. If it can't be loaded, names are
 * the browser's own, and the next call tries again.
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
