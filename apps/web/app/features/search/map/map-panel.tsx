import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { writeCookie } from '../../../lib/cookies.ts';
import { useT } from '../../../lib/i18n.tsx';
import { cookieNames } from '../../../lib/preferences.ts';
import { useFormat } from '../../../lib/viewer.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { FilterState } from '../filter-state.ts';
import { FoldingList } from '../folding-list.tsx';
import { mapCountries, type MapCountry } from './map-country.ts';
import { regionBoxes, world } from './map-regions.ts';
import { MapShapes } from './map-shapes.tsx';
import type { MapRoute, StudyMap } from './study-map.ts';

interface Properties {
  state: FilterState;
  map: StudyMap;
  /** Null where the width of the window decides. */
  unfolded: boolean | null;
}

/** Where the found mentors studied: a map that narrows by a click, and the same as a list. */
export function MapPanel({ state, map, unfolded }: Properties) {
  const t = useT();
  const [open, setOpen] = useFold(unfolded);
  const countries = mapCountries(state.options.destinations, state.filters);
  const found = countries.filter(({ depth }) => depth > 0).length;
  if (found === 0) {
    return null;
  }
  return (
    <details
      className={classNames('card study-map unprinted', open === null && 'study-map-by-width')}
      open={open ?? false}
    >
      <summary
        onClick={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
      >
        <h2>{t('search.map')}</h2>
        <span className="small muted">{t('search.map_countries', { count: found })}</span>
      </summary>
      <MapBody countries={countries} map={map} folded={open === false} />
    </details>
  );
}

interface BodyProperties {
  countries: readonly MapCountry[];
  map: StudyMap;
  /** The shapes of a hidden map need not be fetched. */
  folded: boolean;
}

function MapBody({ countries, map, folded }: BodyProperties) {
  const [pointed, setPointed] = useState<string | null>(null);
  const [picked, setPicked] = useState<StudyMap['region'] | null>(null);
  const region = picked ?? map.region;
  const box = regionBoxes[region];
  const pointing = { countries, pointed, onPoint: setPointed };
  return (
    <div className="study-map-body">
      {!folded && (
        <div className="study-map-picture">
          <svg viewBox={box.join(' ')} aria-hidden="true">
            <MapShapes {...pointing} />
            <MapRoutes routes={map.routes} scale={box[2] / regionBoxes[world][2]} />
          </svg>
          <PointedWords country={countries.find(({ value }) => value === pointed)} />
          <RegionButtons regions={map.regions} shown={region} onShow={setPicked} />
        </div>
      )}
      <MapList {...pointing} />
    </div>
  );
}

/** The country that is pointed at; the list says the same to who can't see the map. */
function PointedWords({ country }: { country: MapCountry | undefined }) {
  const t = useT();
  return (
    country && (
      <p className="study-map-words" aria-hidden="true">
        {t('search.map_narrow', { country: country.label, count: country.count ?? 0 })}
      </p>
    )
  );
}

interface MapListProperties {
  countries: readonly MapCountry[];
  pointed: string | null;
  onPoint: (code: string | null) => void;
}

const listed = 6;

/** The content of the map in words: each country leads to the search narrowed to it, or widened where it is chosen. */
function MapList({ countries, ...pointing }: MapListProperties) {
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

function Country({ country, pointed, onPoint }: Omit<MapListProperties, 'countries'> & { country: MapCountry }) {
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

/** The routes of the found mentors: hollow origin, arc, filled destination. `scale` is how much of the map is in view. */
function MapRoutes({ routes, scale }: { routes: readonly MapRoute[]; scale: number }) {
  const origins = new Map(routes.map(({ from }) => [`${from.x} ${from.y}`, from]));
  const destinations = new Map(routes.map(({ to }) => [`${to.x} ${to.y}`, to]));
  return (
    <g className="study-map-routes" strokeWidth={3.4 * scale}>
      {routes.map(({ key, path }) => (
        <path key={key} d={path} pathLength="1" />
      ))}
      {[...origins].map(([key, { x, y }]) => (
        <circle key={key} className="study-map-origin" cx={x} cy={y} r={7 * scale} />
      ))}
      {[...destinations].map(([key, { x, y }]) => (
        <circle key={key} className="study-map-destination" cx={x} cy={y} r={8 * scale} />
      ))}
    </g>
  );
}

interface RegionButtonsProperties {
  regions: StudyMap['regions'];
  shown: StudyMap['region'];
  onShow: (region: StudyMap['region']) => void;
}

/** Brings a part of the world near, where countries are small. Where all are in one part there is nothing to choose. */
function RegionButtons({ regions, shown, onShow }: RegionButtonsProperties) {
  const t = useT();
  if (regions.length < 2) {
    return null;
  }
  return (
    <fieldset className="study-map-regions" aria-label={t('search.map_part')}>
      {[world, ...regions].map((code) => (
        <button key={code} type="button" aria-pressed={code === shown} onClick={() => onShow(code)}>
          {t(`search.map_${code}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** Where the map stands open unless it was folded; the style has the same width. */
const wide = '(min-width: 57.0625rem)';

/**
 * Whether the map is unfolded. `null` until scripts know the width of the window: the style then shows it as it will be.
 * A cookie keeps the reader's choice, so that the server renders the next page with it.
 */
function useFold(remembered: boolean | null): [open: boolean | null, setOpen: (open: boolean) => void] {
  const [chosen, setChosen] = useState(remembered);
  const isWide = useSyncExternalStore<boolean | null>(
    watchWidth,
    () => matchMedia(wide).matches,
    () => null,
  );
  const choose = (open: boolean) => {
    writeCookie(cookieNames.searchMap, open ? 'open' : 'closed');
    setChosen(open);
  };
  return [chosen ?? isWide, choose];
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
