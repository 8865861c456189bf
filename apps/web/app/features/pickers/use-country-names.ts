import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../lib/viewer.tsx';
import { countryList, namedBy, type NameCountry } from './country-list.ts';

/** Names countries in the language of the page. */
export function useCountryNames(): NameCountry {
  const { locale } = useViewer();
  const { data } = useQuery(countryList);
  return namedBy(data, locale);
}
