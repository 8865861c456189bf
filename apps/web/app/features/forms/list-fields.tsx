import { useT } from '../../lib/i18n.tsx';
import { languageName } from '../../lib/language-names.ts';
import { searchLanguages } from '../../lib/languages.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { SearchCombobox } from '../../ui/search-combobox.tsx';
import { CountryPicker, UniversityPicker } from '../pickers/pickers.tsx';
import { useCountryNames } from '../pickers/use-country-names.ts';
import { useSearchWords } from '../pickers/use-search-words.ts';
import { ChosenList } from './chosen-list.tsx';

interface ListFieldProperties<V> {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: readonly V[];
  onChange: (value: V[]) => void;
}

/** Several countries, by their codes. */
export function CountryListField({ value, onChange, ...field }: ListFieldProperties<string>) {
  const t = useT();
  const countryName = useCountryNames();
  const items = value.map((code) => ({ id: code, label: countryName(code) }));
  return (
    <div className="list-field">
      <CountryPicker
        {...field}
        placeholder={t('forms.country_hint')}
        clearOnPick
        value={null}
        onChange={(item) => item && onChange(added(value, item.code))}
      />
      <ChosenList items={items} onRemove={(code) => onChange(value.filter((other) => other !== code))} />
    </div>
  );
}

export interface NamedUniversity {
  id: string;
  label: string;
}

/** Several universities; their names are kept beside their ids. */
export function UniversityListField({ value, onChange, ...field }: ListFieldProperties<NamedUniversity>) {
  const t = useT();
  return (
    <div className="list-field">
      <UniversityPicker
        {...field}
        forStudents
        placeholder={t('forms.university_hint')}
        clearOnPick
        value={null}
        onChange={(item) =>
          item && onChange([...value.filter(({ id }) => id !== item.id), { id: item.id, label: item.label }])
        }
      />
      <ChosenList items={value} onRemove={(id) => onChange(value.filter((other) => other.id !== id))} />
    </div>
  );
}

/** Several languages, by their BCP 47 tags. */
export function LanguageListField({ value, onChange, ...field }: ListFieldProperties<string>) {
  const t = useT();
  const { locale } = useViewer();
  const words = useSearchWords('forms.language_none');
  const items = value.map((tag) => ({ id: tag, label: languageName(tag, locale) }));
  return (
    <div className="list-field">
      <SearchCombobox
        {...field}
        placeholder={t('forms.language_hint')}
        clearOnPick
        pause={0}
        search={async (text) => searchLanguages(text, locale)}
        words={words}
        value={null}
        onChange={(item) => item && onChange(added(value, item.id))}
      />
      <ChosenList items={items} onRemove={(tag) => onChange(value.filter((other) => other !== tag))} />
    </div>
  );
}

function added(list: readonly string[], one: string): string[] {
  return [...list.filter((other) => other !== one), one];
}
