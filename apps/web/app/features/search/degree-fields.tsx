import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { change, withoutValues } from './filters.ts';
import type { FilterState } from './filter-state.ts';
import { levelWords } from './level-words.ts';
import { rememberName } from './picked-names.ts';
import type { DegreeGroup } from './options.ts';
import { Ticks } from './ticks.tsx';

/** Degrees by level: a whole level at once, or each of its degrees. */
export function DegreeFields({ state }: { state: FilterState }) {
  return state.options.degrees.map((group) => <Level key={group.level} group={group} state={state} />);
}

function Level({ group, state }: { group: DegreeGroup; state: FilterState }) {
  const t = useT();
  const level = t(levelWords(group.level));
  if (group.degrees.length === 1) {
    return <Ticks state={state} name="degree_ids" options={group.degrees.map((only) => ({ ...only, label: level }))} />;
  }
  const chosen = group.degrees.some(({ value }) => state.filters.degree_ids.includes(value));
  return (
    <div className="filter-level">
      <WholeLevel group={group} state={state} level={level} />
      <details className="filter-more" open={chosen}>
        <summary aria-label={t('search.level_degrees', { level })} />
        <Ticks state={state} name="degree_ids" options={group.degrees} />
      </details>
    </div>
  );
}

/** Ticks all degrees of a level. It has no value of its own: without scripts the degrees below it are there to tick. */
function WholeLevel({ group, state, level }: { group: DegreeGroup; state: FilterState; level: string }) {
  const t = useT();
  const format = useFormat();
  const { filters, onChange } = state;
  const ids = group.degrees.map(({ value }) => value);
  const chosen = ids.filter((id) => filters.degree_ids.includes(id));
  return (
    <Checkbox
      label={level}
      note={format.number(group.degrees.reduce((sum, { count }) => sum + (count ?? 0), 0))}
      aria-label={t('search.level_all', { level })}
      checked={chosen.length === ids.length}
      ref={(input) => {
        if (input) {
          input.indeterminate = chosen.length > 0 && chosen.length < ids.length;
        }
      }}
      onChange={({ target }) => {
        group.degrees.forEach(({ value, label }) => rememberName(value, label));
        const others = withoutValues(filters, 'degree_ids', ids);
        onChange(target.checked ? change(others, { degree_ids: [...others.degree_ids, ...ids] }) : others);
      }}
    />
  );
}
