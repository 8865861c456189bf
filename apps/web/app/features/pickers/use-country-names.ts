import { useEffect, useSyncExternalStore } from 'react';
import { fetchCountries } from '../../api/fetch-countries.ts';
import { countryName, onCountries, readCountries } from '../../lib/country-names.ts';
import { useViewer } from '../../lib/viewer.tsx';

/** For components that show names of countries: loads the list, and renders again when it has arrived. */
export function useCountries(): void {
  useSyncExternalStore(onCountries, readCountries, readCountries);
  useEffect(() => void fetchCountries(), []);
}

/** Names countries in the language of the page. */
export function useCountryNames(): (code: string) => string {
  const { locale } = useViewer();
  useCountries();
  return (code) => countryName(code, locale);
}
