import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { ConsoleFailure } from './console-failure.tsx';
import { ConsoleLoading } from './console-page.tsx';
import { useConsoleKeys } from './use-console-keys.ts';

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

interface Properties<Row> {
  /** The list's name for screen readers. */
  label: string;
  /** The result of `useQuery` for a page of rows. */
  query: { data: Page<Row> | undefined; error: unknown; refetch: () => unknown };
  keyOf: (row: Row) => string;
  /** The first one names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  /** Returns a row's address: its first cell becomes the link, and Enter opens it. */
  hrefOf?: (row: Row) => string;
  /** Marked in red. */
  isOverdue?: (row: Row) => boolean;
  empty: { title: string; text?: string };
  pageHref?: (page: number) => string;
}

/**
 * A list of the console: its rows, loading, empty and failed, and its pages. J and K lead through the rows. On a phone each
 * row is a card.
 */
export function ConsoleList<Row>({ query: { data, error, refetch }, empty, pageHref, ...list }: Properties<Row>) {
  const t = useT();
  if (data === undefined) {
    return error ? <ConsoleFailure error={error} onRetry={refetch} /> : <ConsoleLoading />;
  }
  return (
    <>
      {error ? <ConsoleFailure error={error} onRetry={refetch} /> : null}
      {data.items.length === 0 ? (
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      ) : (
        <Rows {...list} rows={data.items} />
      )}
      {pageHref && (
        <Pager
          label={t('admin.pages')}
          page={data.page ?? 1}
          totalPages={data.total_pages ?? 1}
          hrefOf={pageHref}
          previousLabel={t('admin.page_previous')}
          nextLabel={t('admin.page_next')}
          pageLabel={(page) => t('admin.page_number', { page })}
        />
      )}
    </>
  );
}

type RowsProperties<Row> = Omit<Properties<Row>, 'query' | 'empty' | 'pageHref'> & { rows: readonly Row[] };

function Rows<Row>({ label, rows, keyOf, columns, hrefOf, isOverdue }: RowsProperties<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const step = (by: 1 | -1) => {
    const places = [...(body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = places.findIndex((place) => place === document.activeElement || place.contains(document.activeElement));
    places[at === -1 && by === -1 ? 0 : Math.min(Math.max(at + by, 0), places.length - 1)]?.focus();
  };
  useConsoleKeys({ j: () => step(1), k: () => step(-1) });
  const [first, ...others] = columns;
  return (
    <table className="data-table">
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
      <tbody ref={body}>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className={classNames(isOverdue?.(row) && 'console-overdue')}
            {...(hrefOf ? {} : { 'data-row': true, tabIndex: -1 })}
          >
            <th scope="row">
              {hrefOf ? (
                <Link className="link" to={hrefOf(row)} data-row>
                  {first.render(row)}
                </Link>
              ) : (
                first.render(row)
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
    </table>
  );
}
