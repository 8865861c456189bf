import { useEffect, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { isEnter } from '../../ui/is-enter.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { chipsOf } from './chips.ts';
import { showWords } from './count-words.ts';
import { FilterFields } from './filter-fields.tsx';
import type { FilterGroup, FilterState } from './filter-state.ts';
import { cleared, withValue, type Filters } from './filters.ts';
import { rememberedNames } from './picked-names.ts';
import { CountryField, CountryTicks } from './place-fields.tsx';
import { useCounted } from './use-counted.ts';

interface Properties {
  /** The search of the page, with which the draft begins. */
  state: FilterState;
  open: boolean;
  /** The group to begin with; null for the first one. */
  group: FilterGroup | null;
  onClose: () => void;
}

/** All filters as a draft: the button says how many mentors it would show, and only then the page changes. */
export default function FilterDrawer({ state, open, group, onClose }: Properties) {
  const t = useT();
  const { draft, count, isKnown } = useDraft(state);
  const [keyword, setKeyword] = useState('');
  const { filters } = draft;

  const addKeyword = () => {
    setKeyword('');
    return keyword.trim() === '' ? filters : withValue(filters, 'keyword', keyword.trim());
  };
  const show = () => {
    state.onChange(addKeyword());
    onClose();
  };
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('search.filters')}
      closeLabel={t('search.close')}
      actions={
        <>
          <Button kind="quiet" onClick={() => draft.onChange(cleared(filters))}>
            {t('search.clear_all')}
          </Button>
          <Button className="filter-drawer-show" onClick={show}>
            {count === null ? t('search.show_some') : showWords(count, t)}
          </Button>
        </>
      }
    >
      <div className="filter-drawer">
        <DraftChips draft={draft} />
        <div className="filter-group">
          <CountryField state={draft} name="origin_country_codes" />
          <CountryTicks state={draft} name="origin_country_codes" />
        </div>
        <div className="filter-group">
          <CountryField state={draft} name="destination_country_codes" />
          <CountryTicks state={draft} name="destination_country_codes" />
        </div>
        <TextField
          label={t('search.keyword')}
          type="search"
          maxLength={100}
          placeholder={t('search.keyword_hint')}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
          onKeyDown={(event) => isEnter(event) && draft.onChange(addKeyword())}
          onBlur={() => keyword.trim() !== '' && draft.onChange(addKeyword())}
        />
        {isKnown ? <FilterFields state={draft} withOrigins={false} first={group} /> : <Skeleton shape="block" />}
      </div>
    </Drawer>
  );
}

function DraftChips({ draft }: { draft: FilterState }) {
  const t = useT();
  const chips = chipsOf({ ...draft, degrees: draft.options.degrees }, t);
  return (
    chips.length > 0 && (
      <ul className="row" aria-label={t('search.applied')}>
        {chips.map(({ key, text, without }) => (
          <li key={key}>
            <Chip removeLabel={t('search.remove', { filter: text })} onRemove={() => draft.onChange(without)}>
              {text}
            </Chip>
          </li>
        ))}
      </ul>
    )
  );
}

const pause = 300;

/** Filters that are tried out: how many mentors they would show, and what else could be chosen then. */
function useDraft(page: FilterState) {
  const [filters, setFilters] = useState<Filters>(page.filters);
  const settled = useSettled(filters, pause);
  const { options, count } = useCounted(settled);
  const draft: FilterState = {
    ...page,
    filters,
    labels: rememberedNames(page.labels),
    options: options ?? page.options,
    onChange: setFilters,
    form: undefined,
  };
  return { draft, count: settled === filters ? count : null, isKnown: options !== null };
}

/** A value that has not changed for a while (milliseconds). */
function useSettled<V>(value: V, delay: number): V {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
