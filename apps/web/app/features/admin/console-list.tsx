import { LIMITS } from '@abroad/contract/limits';
import { useRef, type ReactNode, type RefObject } from 'react';
import { Form, Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ConsoleFailure } from './console-failure.tsx';
import { ConsoleWaiting } from './console-page.tsx';
import { useConsoleKeys, useSearchKey } from './use-console-keys.ts';

interface Page<Row> {
  items: readonly Row[];
  page?: number;
  total_pages?: number;
}

export interface Column<Row> {
  /** Its heading, which stands before each value on a phone. */
  title: string;
  render: (row: Row) => ReactNode;
}

interface TableProperties<Row> {
  /** The table's name for screen readers. */
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  /** Returns a row's address: its first cell becomes the link, and Enter opens it. */
  hrefOf?: ((row: Row) => string) | undefined;
  /** Marked in red. */
  isOverdue?: (row: Row) => boolean;
  className?: string;
  /** The rows of sums. */
  foot?: ReactNode;
  /** The body whose rows keys lead through. */
  keyed?: RefObject<HTMLTableSectionElement | null>;
}

/** A table; on a phone each row is a card. */
export function DataTable<Row>(properties: TableProperties<Row>) {
  const { label, rows, keyOf, columns, hrefOf, isOverdue, className, foot, keyed } = properties;
  const [first, ...others] = columns;
  return (
    <table className={classNames('data-table', className)}>
      <caption className="unseen">{label}</caption>
      <thead>
        <tr>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={keyed}>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className={classNames(isOverdue?.(row) && 'console-overdue')}
            {...(keyed && !hrefOf ? { 'data-row': true, tabIndex: -1 } : {})}
          >
            <th scope="row">
              {hrefOf ? (
                <Link className="link" to={hrefOf(row)} data-row>
                  {first?.render(row)}
                </Link>
              ) : (
                first?.render(row)
              )}
            </th>
            {others.map(({ title, render }) => (
              <td key={title} data-label={title}>
                {render(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  );
}

export type ListProperties<Row> = Omit<TableProperties<Row>, 'rows' | 'keyed' | 'foot'> & {
  /** The result of `useQuery` for a page of rows. */
  query: { data: Page<Row> | undefined; error: unknown; refetch: () => unknown };
  empty: { title: string; text?: string };
  pageHref?: (page: number) => string;
};

/** A list of the console: its rows, loading, empty and failed, and its pages. J and K lead through the rows. */
export function ConsoleList<Row>({ query, empty, pageHref, ...table }: ListProperties<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const step = (by: 1 | -1) => {
    const places = [...(body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = places.findIndex((place) => place === document.activeElement || place.contains(document.activeElement));
    places[at === -1 && by === -1 ? 0 : Math.min(Math.max(at + by, 0), places.length - 1)]?.focus();
  };
  useConsoleKeys({ j: () => step(1), k: () => step(-1) });
  const { data, error, refetch } = query;
  if (data === undefined) {
    return <ConsoleWaiting query={query} />;
  }
  return (
    <>
      {error ? <ConsoleFailure error={error} onRetry={refetch} /> : null}
      {data.items.length === 0 ? (
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      ) : (
        <DataTable {...table} rows={data.items} keyed={body} />
      )}
      {pageHref && <ConsolePager page={data.page ?? 1} total_pages={data.total_pages ?? 1} hrefOf={pageHref} />}
    </>
  );
}

interface PagerProperties {
  page: number;
  total_pages: number;
  hrefOf: (page: number) => string;
}

export function ConsolePager({ page, total_pages, hrefOf }: PagerProperties) {
  const t = useT();
  return (
    <Pager
      label={t('admin.pages')}
      page={page}
      totalPages={total_pages}
      hrefOf={hrefOf}
      previousLabel={t('admin.page_previous')}
      nextLabel={t('admin.page_next')}
      pageLabel={(number) => t('admin.page_number', { page: number })}
    />
  );
}

interface FilterProperties {
  /** The address of the list without filters. */
  action: string;
  /** The filters in the address, by the names of their fields. */
  values: Readonly<Record<string, string | null>>;
  /** A field for words in front of the others, to which `/` leads. Its name is `q` by default. */
  search?: { name?: string; label?: string; hint?: string } | undefined;
  /** The other fields, not controlled: a new address makes a new form. */
  children?: ReactNode;
}

/** Filters a list of the console by its address: its fields, the button, and a link to the whole list. */
export function ConsoleFilter({ values, ...rest }: FilterProperties) {
  return <FilterForm key={JSON.stringify(values)} values={values} {...rest} />;
}

/** Whether a list is narrowed to anything. */
export const isNarrowed = (values: FilterProperties['values']): boolean =>
  Object.values(values).some((value) => value !== null && value !== '');

function FilterForm({ action, values, search, children }: FilterProperties) {
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
