import { LIMITS } from '@abroad/contract/limits';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSearchKey } from './use-console-keys.ts';

interface Properties {
  /** The address of the list without filters. */
  action: string;
  /** The filters in the address, by the names of their fields. */
  values: Readonly<Record<string, string | null>>;
  /** A field for words in front of the others, to which `/` leads. Its name is `q` by default. */
  search?: { name?: string; label?: string; hint?: string };
  /** The other fields, not controlled: a new address makes a new form. */
  children?: ReactNode;
}

/** Filters a list of the console by its address: its fields, the button, and a link to the whole list. */
export function ConsoleFilter({ values, ...rest }: Properties) {
  return <FilterForm key={JSON.stringify(values)} values={values} {...rest} />;
}

/** Whether a list is narrowed to anything. */
export const isNarrowed = (values: Properties['values']): boolean =>
  Object.values(values).some((value) => value !== null && value !== '');

function FilterForm({ action, values, search, children }: Properties) {
  const t = useT();
  const form = useSearchKey();
  const { name = 'q', label = t('people.search'), hint } = search ?? {};
  return (
    <Form ref={form} action={action} className="filter-row console-filter">
      {search && (
        <TextField
          type="search"
          name={name}
          label={label}
          {...(hint !== undefined && { hint })}
          defaultValue={values[name] ?? ''}
          maxLength={LIMITS.line_max}
          autoComplete="off"
        />
      )}
      {children}
      <Button type="submit" {...(!search && { kind: 'line' })}>
        {t(search ? 'people.find' : 'admin.filter')}
      </Button>
      {isNarrowed(values) && (
        <ButtonLink kind="quiet" to={action}>
          {t('admin.filter_all')}
        </ButtonLink>
      )}
    </Form>
  );
}
