import { useT } from '../../lib/i18n.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DegreeFields } from './degree-fields.tsx';
import type { FilterState } from './filter-state.ts';
import { change } from './filters.ts';
import { CountryTicks, UniversityField } from './place-fields.tsx';
import { PriceField } from './price-field.tsx';
import { FoldedTicks, Ticks } from './ticks.tsx';
import { TimeFields } from './time-fields.tsx';
import { YearFields } from './year-fields.tsx';

const topicsShown = 8;
const languagesShown = 4;

/** Universities, degrees and years are of studies abroad, unless this is ticked. */
function AtHome({ state: { filters, onChange, form } }: { state: FilterState }) {
  const t = useT();
  return (
    <Checkbox
      label={t('search.at_home')}
      name="studies"
      value="all"
      form={form}
      checked={filters.studies === 'all'}
      onChange={({ target }) => onChange(change(filters, { studies: target.checked ? 'all' : null }))}
    />
  );
}

/** Everything to narrow by beside route and keyword: origin, university, degree, topics and years. */
export function FilterFields({ state, withOrigins = true }: { state: FilterState; withOrigins?: boolean }) {
  const t = useT();
  const { origins, degrees, topics, languages, offers, prices } = state.options;
  return (
    <div className="filter-fields">
      <div className="filter-group">
        <UniversityField state={state} />
      </div>
      {degrees.length > 0 && (
        <fieldset>
          <legend>{t('search.degree')}</legend>
          <DegreeFields state={state} />
        </fieldset>
      )}
      {topics.length > 0 && (
        <fieldset>
          <legend>{t('search.topics')}</legend>
          <FoldedTicks
            state={state}
            name="topics"
            options={topics}
            shown={topicsShown}
            more={(count) => t('search.more_topics', { count })}
          />
        </fieldset>
      )}
      <fieldset>
        <legend>{t('search.years')}</legend>
        <YearFields state={state} />
      </fieldset>
      <div className="filter-group">
        <AtHome state={state} />
      </div>
      <fieldset>
        <legend>{t('search.when')}</legend>
        <TimeFields state={state} />
      </fieldset>
      {languages.length > 0 && (
        <fieldset>
          <legend>{t('search.languages')}</legend>
          <FoldedTicks
            state={state}
            name="languages"
            options={languages}
            shown={languagesShown}
            more={(count) => t('search.more_languages', { count })}
          />
        </fieldset>
      )}
      {(offers.length > 0 || prices.length > 0) && (
        <fieldset>
          <legend>{t('search.price')}</legend>
          <PriceField state={state} />
          <Ticks
            state={state}
            name="offers"
            options={offers.map(({ value, count }) => ({ value, count, label: t('search.free') }))}
          />
        </fieldset>
      )}
      {withOrigins && origins.length > 0 && (
        <fieldset>
          <legend>{t('search.from_country')}</legend>
          <CountryTicks state={state} name="origin_country_codes" />
        </fieldset>
      )}
    </div>
  );
}
