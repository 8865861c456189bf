import type { StaffClient } from '@abroad/contract/client';
import { LIMITS } from '@abroad/contract/limits';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { readLine, readPage } from '../../lib/read-address.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ConsoleFilter, ConsoleList, isNarrowed, type ListProperties } from './console-list.tsx';
import { ConsolePage } from './console-page.tsx';
import { useAdminQuery } from './use-admin.ts';

/** A filter of a list: a choice, or a day. */
type Filter<Value extends string> = {
  label: string;
  /** The label of no choice. */
  any?: string;
  /** The choice by default, which narrows nothing. */
  initial?: Value;
} & (
  | {
      options: readonly { value: Value; label: string }[];
      /** Reads it from the address; by default only the choices are taken. */
      read?: (text: string) => Value | null;
    }
  | { options?: never; read: (text: string) => Value | null }
);

interface ListPageProperties<Row, Values extends Record<string, string>> extends Omit<
  ListProperties<Row>,
  'label' | 'query' | 'pageHref' | 'empty'
> {
  title: string;
  lead: string;
  /** The key of the query. */
  name: string;
  /** The reader's time zone, where the days of filters are its days. */
  zone?: string;
  /** Returns the address of the list. */
  path: (query: { [Name in keyof Values]?: Values[Name] | null } & { page?: number }) => string;
  /** Fetches a page; values that the address doesn't have are left out. */
  ask: (
    api: StaffClient,
    query: { [Name in keyof Values]?: Values[Name] } & { q?: string; page: number },
    signal: AbortSignal,
  ) => Promise<NonNullable<ListProperties<Row>['query']['data']>>;
  /** The filters, by their names in the address. */
  filters: { [Name in keyof Values]: Filter<Values[Name]> };
  /** Whether words can be searched, with a hint of which. */
  search?: { hint: string };
  /** `narrowed` replaces the text for a list that is narrowed. */
  empty: { title: string; text?: string; narrowed?: string };
  /** Further parts of the page, below the list. */
  children?: ReactNode;
}

/** A page with a list: its filters stand in the address. */
export function ConsoleListPage<Row, Values extends Record<string, string>>({
  title,
  lead,
  name,
  zone,
  path,
  ask,
  filters,
  search,
  empty: { narrowed, ...empty },
  children,
  ...list
}: ListPageProperties<Row, Values>) {
  const [address] = useSearchParams();
  const page = readPage(address.get('page'));
  const all: [string, Filter<string>][] = Object.entries(filters);
  const values: Record<string, string | null> = {
    ...(search && { q: readLine(address.get('q'), LIMITS.line_max) || null }),
    ...Object.fromEntries(all.map(([key, filter]) => [key, readFilter(filter, address.get(key))])),
  };
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Values;
  const query = useAdminQuery([name, values, zone, page], (api, signal) => ask(api, { ...given, page }, signal));
  const narrowing = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, value === filters[key]?.initial ? null : value]),
  );
  return (
    <ConsolePage title={title} lead={lead}>
      <ConsoleFilter action={path({})} values={narrowing} search={search}>
        {all.map(([key, filter]) => (
          <FilterField key={key} name={key} filter={filter} value={values[key] ?? ''} />
        ))}
      </ConsoleFilter>
      <ConsoleList
        {...list}
        label={title}
        query={query}
        empty={isNarrowed(narrowing) && narrowed !== undefined ? { ...empty, text: narrowed } : empty}
        pageHref={(next) => path({ ...given, page: next })}
      />
      {children}
    </ConsolePage>
  );
}

function readFilter(filter: Filter<string>, text: string | null): string | null {
  if (filter.read) return filter.read(text ?? '');
  return filter.options?.find(({ value }) => value === text)?.value ?? filter.initial ?? null;
}

function FilterField({ name, filter, value }: { name: string; filter: Filter<string>; value: string }) {
  const { label, options, any } = filter;
  return options === undefined ? (
    <TextField type="date" name={name} label={label} defaultValue={value} />
  ) : (
    <SelectField
      // Choices that load later are chosen then.
      key={options.length}
      label={label}
      name={name}
      defaultValue={value}
      {...(any !== undefined && { placeholder: any })}
      options={options}
    />
  );
}
