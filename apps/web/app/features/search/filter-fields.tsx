import { useT } from '../../lib/i18n.tsx';
import type { FilterState } from './filter-state.ts';
import { DegreeFields } from './degree-fields.tsx';
import type { Option } from './options.ts';
import { UniversityField } from './place-fields.tsx';
import { Ticks } from './ticks.tsx';
import { YearFields } from './year-fields.tsx';

/** Everything to narrow by beside route and keyword: university, degree, topics and years. */
export function FilterFields({ state }: { state: FilterState }) {
  const t = useT();
  return (
    <div className="filter-fields">
      <UniversityField state={state} />
      {state.options.degrees.length > 0 && (
        <fieldset>
          <legend>{t('search.degree')}</legend>
          <DegreeFields state={state} />
        </fieldset>
      )}
      {state.options.topics.length > 0 && (
        <fieldset>
          <legend>{t('search.topics')}</legend>
          <TopicFields state={state} />
        </fieldset>
      )}
      <fieldset>
        <legend>{t('search.years')}</legend>
        <YearFields state={state} />
      </fieldset>
    </div>
  );
}

const topicsShown = 8;

/** The most frequent topics, and those that are chosen; the others can be unfolded. */
function TopicFields({ state }: { state: FilterState }) {
  const t = useT();
  const { filters, options } = state;
  const isShown = (topic: Option, index: number) => index < topicsShown || filters.topics.includes(topic.value);
  const rest = options.topics.filter((topic, index) => !isShown(topic, index));
  return (
    <>
      <Ticks state={state} name="topics" options={options.topics.filter(isShown)} />
      {rest.length > 0 && (
        <details className="filter-more">
          <summary>{t('search.more_topics', { count: rest.length })}</summary>
          <Ticks state={state} name="topics" options={rest} />
        </details>
      )}
    </>
  );
}
