import { useViewer } from '../../lib/viewer.tsx';
import { SearchCombobox, type SearchComboboxProperties } from '../../ui/search-combobox.tsx';
import {
  searchCountries,
  searchPlaces,
  searchUniversities,
  type CountryItem,
  type UniversityItem,
} from './place-search.ts';
import { useSearchWords } from './use-search-words.ts';

type PickerProperties<I extends CountryItem | UniversityItem> = Omit<
  SearchComboboxProperties<I>,
  'search' | 'words' | 'minLength' | 'pause' | 'limit'
>;

export function CountryPicker(properties: PickerProperties<CountryItem>) {
  const { locale } = useViewer();
  const words = useSearchWords('pickers.country_none', 'errors.search_countries');
  return (
    <SearchCombobox {...properties} search={(text, signal) => searchCountries(text, signal, locale)} words={words} />
  );
}

interface UniversityPickerProperties extends PickerProperties<UniversityItem> {
  /** Country code that narrows the search. */
  country?: string | null;
}

export function UniversityPicker({ country = null, ...properties }: UniversityPickerProperties) {
  const { locale } = useViewer();
  const words = useSearchWords('pickers.university_none', 'errors.search_universities');
  return (
    <SearchCombobox
      {...properties}
      search={(text, signal) => searchUniversities(text, signal, locale, country)}
      words={words}
    />
  );
}

/** Countries and universities in one field. */
export function PlacePicker(properties: PickerProperties<CountryItem | UniversityItem>) {
  const { locale } = useViewer();
  const words = useSearchWords('pickers.place_none', 'errors.search_universities');
  return <SearchCombobox {...properties} search={(text, signal) => searchPlaces(text, signal, locale)} words={words} />;
}
