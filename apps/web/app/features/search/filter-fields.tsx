import { useT } from '../../lib/i18n.tsx';
import { DegreeFields } from './degree-fields.tsx';
import type { FilterState } from './filter-state.ts';
import { CountryTicks, UniversityField } from './place-fields.tsx';
import { FoldedTicks } from './ticks.tsx';
import { YearFields } from './year-fields.tsx';

const topicsShown = 8;

/** Everything to narrow by beside route and keyword: origin, university, degree, topics and years. */
export function FilterFields({ state, withOrigins = true }: { state: FilterState; withOrigins?: boolean }) {
  const t = useT();
  const { origins, degrees, topics } = state.options;
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
      {withOrigins && origins.length > 0 && (
        <fieldset>
          <legend>{t('search.from_country')}</legend>
          <CountryTicks state={state} name="origin_country_codes" />
        </fieldset>
      )}
    </div>
  );
}
