import { useQueryClient } from '@tanstack/react-query';
import { useViewer } from '../../lib/viewer.tsx';
import { SearchCombobox, type SearchComboboxProperties } from '../../ui/search-combobox.tsx';
import {
  searchCountries,
  searchPlaces,
  searchUniversitiesIn,
  type Asker,
  type CountryItem,
  type UniversityItem,
} from './place-search.ts';
import { useSearchWords } from './use-search-words.ts';

type PickerProperties<I extends CountryItem | UniversityItem> = Omit<
  SearchComboboxProperties<I>,
  'search' | 'words' | 'minLength' | 'pause' | 'limit'
>;

function useAsker(): Asker {
  const { locale } = useViewer();
  return { queries: useQueryClient(), locale };
}

export function CountryPicker(properties: PickerProperties<CountryItem>) {
  const asker = useAsker();
  const words = useSearchWords('pickers.country_none');
  return <SearchCombobox {...properties} search={(text) => searchCountries(text, asker)} words={words} />;
}

interface UniversityPickerProperties extends PickerProperties<UniversityItem> {
  /** Codes of countries that narrow the search; none where it goes anywhere. */
  countries?: readonly string[];
}

export function UniversityPicker({ countries = [], ...properties }: UniversityPickerProperties) {
  const asker = useAsker();
  const words = useSearchWords('pickers.university_none');
  return (
    <SearchCombobox {...properties} search={(text) => searchUniversitiesIn(text, asker, countries)} words={words} />
  );
}

/** Countries and universities in one field. */
export function PlacePicker(properties: PickerProperties<CountryItem | UniversityItem>) {
  const asker = useAsker();
  const words = useSearchWords('pickers.country_none', 'pickers.university_none');
  return <SearchCombobox {...properties} search={(text) => searchPlaces(text, asker)} words={words} />;
}
