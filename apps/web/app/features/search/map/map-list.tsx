import { Link } from 'react-router';
import { useT } from '../../../lib/i18n.tsx';
import { useFormat } from '../../../lib/viewer.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FoldingList } from '../folding-list.tsx';
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
  const items = countries.map((country) => ({
    key: country.value,
    content: <Country country={country} {...pointing} />,
    chosen: country.chosen,
  }));
  return (
    <div className="study-map-list">
      <FoldingList items={items} shown={listed} more={(count) => t('search.more_countries', { count })} />
    </div>
  );
}

function Country({ country, pointed, onPoint }: Omit<Properties, 'countries'> & { country: MapCountry }) {
  const t = useT();
  const format = useFormat();
  const { value, label, count, chosen, to } = country;
  return (
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
  );
}
