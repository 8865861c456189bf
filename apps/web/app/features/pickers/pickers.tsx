import { useQueryClient } from '@tanstack/react-query';
import { useT } from '../../lib/i18n.tsx';
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
  return { queries: useQueryClient(), locale, t: useT() };
}

export function CountryPicker(properties: PickerProperties<CountryItem>) {
  const asker = useAsker();
  const words = useSearchWords('pickers.country_none');
  return <SearchCombobox {...properties} search={(text) => searchCountries(text, asker)} words={words} />;
}

interface UniversityPickerProperties extends PickerProperties<UniversityItem> {
  /** Codes of countries that limit the search; none for all countries. */
  countries?: readonly string[];
  /** For users who look for mentors: universities with mentors come first. */
  forStudents?: boolean;
}

export function UniversityPicker({ countries = [], forStudents = false, ...properties }: UniversityPickerProperties) {
  const asker = useAsker();
  const words = useSearchWords('pickers.university_none');
  return (
    <SearchCombobox
      {...properties}
      search={(text) => searchUniversitiesIn(text, asker, countries, forStudents)}
      words={words}
    />
  );
}

/** Countries and universities in one field. */
export function PlacePicker(properties: PickerProperties<CountryItem | UniversityItem>) {
  const asker = useAsker();
  const words = useSearchWords('pickers.country_none', 'pickers.university_none');
  return <SearchCombobox {...properties} search={(text) => searchPlaces(text, asker)} words={words} />;
}
