import { Link, type To } from 'react-router';
import { Icon } from './icon.tsx';

interface Properties {
  label: string;
  page: number;
  totalPages: number;
  hrefOf: (page: number) => To;
  previousLabel: string;
  nextLabel: string;
  pageLabel: (page: number) => string;
}

/** Links to the pages of a list: the first, the last and those around the present one. */
export function Pager({ label, page, totalPages, hrefOf, previousLabel, nextLabel, pageLabel }: Properties) {
  if (totalPages < 2) {
    return null;
  }
  return (
    <nav className="pager" aria-label={label}>
      <ol>
        {page > 1 && (
          <li>
            <Link className="pager-page" to={hrefOf(page - 1)} rel="prev" aria-label={previousLabel}>
              <Icon name="arrow_back" />
            </Link>
          </li>
        )}
        {pagesToShow(page, totalPages).map((shown, index) => (
          <li key={shown ?? `gap-${index}`}>
            {shown === null ? (
              <span className="pager-page">…</span>
            ) : (
              <Link
                className="pager-page"
                to={hrefOf(shown)}
                aria-label={pageLabel(shown)}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </Link>
            )}
          </li>
        ))}
        {page < totalPages && (
          <li>
            <Link className="pager-page" to={hrefOf(page + 1)} rel="next" aria-label={nextLabel}>
              <Icon name="arrow_on" />
            </Link>
          </li>
        )}
      </ol>
    </nav>
  );
}

/** Page numbers in order; null for a gap. */
export function pagesToShow(page: number, totalPages: number): (number | null)[] {
  const numbers = new Set([1, page - 1, page, page + 1, totalPages]);
  const pages = [...numbers].filter((number) => number >= 1 && number <= totalPages).toSorted((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const before = pages[index - 1] ?? 0;
    return number - before > 1 ? [null, number] : [number];
  });
}
