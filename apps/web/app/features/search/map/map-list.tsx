import { Link } from 'react-router';
import { useT } from '../../../lib/i18n.tsx';
import { useFormat } from '../../../lib/viewer.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { MapCountry } from './map-country.ts';

interface Properties {
  countries: readonly MapCountry[];
  pointed: string | null;
  onPoint: (code: string | null) => void;
}

const listed = 6;

/** What the map shows, in words: each country leads to the search narrowed to it, or widened where it is chosen. */
export function MapList({ countries, ...pointing }: Properties) {
  const t = useT();
  const rest = countries.slice(listed);
  return (
    <div className="study-map-list">
      <ul>
        <Countries countries={countries.slice(0, listed)} {...pointing} />
      </ul>
      {rest.length > 0 && (
        <details className="filter-more" open={rest.some(({ chosen }) => chosen)}>
          <summary>{t('search.more_countries', { count: rest.length })}</summary>
          <ul>
            <Countries countries={rest} {...pointing} />
          </ul>
        </details>
      )}
    </div>
  );
}

function Countries({ countries, pointed, onPoint }: Properties) {
  const t = useT();
  const format = useFormat();
  return countries.map(({ value, label, count, chosen, to }) => (
    <li key={value}>
      <Link
        to={to}
        preventScrollReset
        className={classNames('study-map-item', pointed === value && 'study-map-item-pointed')}
        aria-current={chosen ? 'true' : undefined}
        aria-label={t(chosen ? 'search.map_widen' : 'search.map_narrow', { country: label, count: count ?? 0 })}
        onPointerEnter={() => onPoint(value)}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => onPoint(value)}
        onBlur={() => onPoint(null)}
      >
        <span>{label}</span> <span className="study-map-count">{count !== null && format.number(count)}</span>
      </Link>
    </li>
  ));
}
