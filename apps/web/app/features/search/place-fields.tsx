import type { ListFilter } from '@abroad/contract/search-filters';
import { type Translate, useT } from '../../lib/i18n.tsx';
import { CountryPicker, UniversityPicker } from '../pickers/pickers.tsx';
import { withValue } from './filters.ts';
import type { FilterState } from './filter-state.ts';
import { nameOf } from './labels.ts';
import { rememberName } from './picked-names.ts';
import { FoldedTicks } from './ticks.tsx';

interface Properties {
  state: FilterState;
  name: 'origin_country_codes' | 'destination_country_codes';
}

/** Places that are always in sight to tick. */
const placesShown = 5;

/** A picker to which more countries can be added; what is chosen stands in the empty field, and as chips. */
export function CountryField({ state, name }: Properties) {
  const t = useT();
  const isOrigin = name === 'origin_country_codes';
  const chosen = chosenWords(state, name, t);
  return (
    <div className={chosen === '' ? undefined : 'place-chosen'}>
      <CountryPicker
        label={<FieldName words={t(isOrigin ? 'search.from' : 'search.to')} chosen={chosen} />}
        placeholder={chosen || t(isOrigin ? 'search.from_hint' : 'search.to_hint')}
        textName={isOrigin ? 'from' : 'to'}
        value={null}
        clearOnPick
        onChange={(item) => item && add(state, name, item.id, item.label)}
      />
    </div>
  );
}

/** The countries of the found mentors, with their numbers. */
export function CountryTicks({ state, name }: Properties) {
  const t = useT();
  const { origins, destinations } = state.options;
  return (
    <FoldedTicks
      state={state}
      name={name}
      options={name === 'origin_country_codes' ? origins : destinations}
      shown={placesShown}
      more={(count) => t('search.more_countries', { count })}
    />
  );
}

/** Looks for a university by its name; those of the found mentors can be ticked below. */
export function UniversityField({ state }: { state: FilterState }) {
  const t = useT();
  const countries = state.filters.destination_country_codes;
  return (
    <>
      <UniversityPicker
        label={<FieldName words={t('search.university')} chosen={chosenWords(state, 'university_ids', t)} />}
        placeholder={t('search.university_hint')}
        countries={countries}
        forStudents
        value={null}
        clearOnPick
        onChange={(item) => item && add(state, 'university_ids', item.id, item.label)}
      />
      <FoldedTicks
        state={state}
        name="university_ids"
        options={state.options.universities}
        shown={placesShown}
        more={(count) => t('search.more_universities', { count })}
      />
    </>
  );
}

/** A field's name, and for screen readers what has been chosen in it. */
function FieldName({ words, chosen }: { words: string; chosen: string }) {
  return (
    <>
      {words}
      {chosen !== '' && <span className="unseen">: {chosen}</span>}
    </>
  );
}

function chosenWords({ filters, labels }: FilterState, name: ListFilter, t: Translate): string {
  return t.list(filters[name].map((value) => nameOf(labels, value)));
}

function add({ filters, onChange }: FilterState, name: ListFilter, value: string, label: string): void {
  rememberName(value, label);
  onChange(withValue(filters, name, value));
}
