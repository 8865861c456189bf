import { useEffect, useSyncExternalStore } from 'react';
import { fetchCountries } from '../../api/fetch-countries.ts';
import { countryName, onCountries, readCountries } from '../../lib/country-names.ts';
import { useViewer } from '../../lib/viewer.tsx';

/** For what names countries while it is drawn: sees to it that the list comes, and draws anew when it has. */
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
