import { useRef, useState, type SubmitEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { change, withValue } from './filters.ts';
import type { FilterState } from './filter-state.ts';
import { HiddenFilters } from './hidden-filters.tsx';
import { CountryField } from './place-fields.tsx';

/** The route and a keyword above the list. All fields of the page belong to this form, which works without scripts. */
export function SearchBar({ state, withFields }: { state: FilterState; withFields: boolean }) {
  const t = useT();
  const navigate = useNavigate();
  const keyword = useRef<HTMLInputElement>(null);
  const { keyword: words } = state.filters;
  const [typedPlaces, setTypedPlaces] = useState(0);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (form.get('from') || form.get('to')) {
      void navigate({ pathname: paths.search(), search: filledFields(form) });
      setTypedPlaces((times) => times + 1);
    } else {
      // At once a choice like any other: a keyword typed meanwhile is added to it.
      const typed = keyword.current?.value.trim() ?? '';
      state.onChange(typed === '' ? change(state.filters, {}) : withValue(state.filters, 'keyword', typed));
    }
    // The typed text becomes a chip and stands in the empty field, which is free for more.
    if (keyword.current) {
      keyword.current.value = '';
    }
  };
  return (
    <search className="search-bar wrap" aria-label={t('search.form')}>
      <Form id={state.form} action={paths.search()} className="search-form" onSubmit={submit}>
        <HiddenFilters filters={state.filters} options={state.options} withFields={withFields} />
        <CountryField key={`from-${typedPlaces}`} state={state} name="origin_country_codes" />
        <CountryField key={`to-${typedPlaces}`} state={state} name="destination_country_codes" />
        <div className={words.length === 0 ? undefined : 'place-chosen'}>
          <TextField
            ref={keyword}
            label={t('search.keyword')}
            name="keyword"
            type="search"
            maxLength={100}
            placeholder={t.list(words) || t('search.keyword_hint')}
            autoComplete="off"
          />
        </div>
        <Button type="submit">{t('search.submit')}</Button>
      </Form>
    </search>
  );
}

/** A query string of what was filled in. */
function filledFields(form: FormData): string {
  const entries = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new URLSearchParams(entries.filter(([, value]) => value.trim() !== '')).toString();
}
