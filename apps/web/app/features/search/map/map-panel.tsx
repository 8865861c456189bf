import { useState, type MouseEvent } from 'react';
import { Link, useRevalidator } from 'react-router';
import { writeCookie } from '../../../lib/cookies.ts';
import { useT } from '../../../lib/i18n.tsx';
import { cookieNames } from '../../../lib/preferences.ts';
import { useFormat } from '../../../lib/viewer.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { FilterState } from '../filter-state.ts';
import { FoldingList } from '../folding-list.tsx';
import type { LoadedSearch } from '../load-search.ts';
import { mapCountries, type MapCountry } from './map-country.ts';
import { regionBoxes, world } from './map-regions.ts';
import { smallCountries } from './small-countries.ts';
import type { MapRoute, StudyMap } from './study-map.ts';
import shapes from './world-map.svg?url';

interface Properties {
  state: FilterState;
  loaded: Pick<LoadedSearch, 'studied' | 'map' | 'map_unfolded'>;
}

/** Where the found mentors studied: a line, and below it a map that narrows by a click, and the same as a list. */
export function MapPanel({ state, loaded: { studied, map, map_unfolded } }: Properties) {
  const t = useT();
  const format = useFormat();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(map_unfolded);
  if (studied.countries === 0) {
    return null;
  }
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    writeCookie(cookieNames.searchMap, open ? 'closed' : 'open');
    setOpen(!open);
    // A folded map is not loaded.
    if (!open && !map_unfolded) void revalidate();
  };
  return (
    <details className="card study-map unprinted" open={open}>
      <summary onClick={toggle}>
        <Icon name="map" />
        <h2>{t('search.map')}</h2>
        {studied.most.map(({ code, count }) => (
          <span key={code} className="study-map-code">
            {code} <b>{format.number(count)}</b>
          </span>
        ))}
        <span className="muted">{t('search.map_countries', { count: studied.countries })}</span>
        <span className="study-map-open">{t('search.map_open')}</span>
      </summary>
      {open &&
        (map_unfolded ? (
          <MapBody countries={mapCountries(state.options.destinations, state.filters)} map={map} />
        ) : (
          <div className="study-map-body" aria-busy="true">
            <Skeleton shape="block" />
          </div>
        ))}
    </details>
  );
}

interface BodyProperties {
  countries: readonly MapCountry[];
  map: StudyMap;
}

function MapBody({ countries, map }: BodyProperties) {
  const [pointed, setPointed] = useState<string | null>(null);
  const [picked, setPicked] = useState<StudyMap['region'] | null>(null);
  const region = picked ?? map.region;
  const box = regionBoxes[region];
  const pointing = { countries, pointed, onPoint: setPointed };
  return (
    <div className="study-map-body">
      <div className="study-map-picture">
        <svg viewBox={box.join(' ')} aria-hidden="true">
          <MapShapes {...pointing} />
          <MapRoutes routes={map.routes} scale={box[2] / regionBoxes[world][2]} />
        </svg>
        <PointedWords country={countries.find(({ value }) => value === pointed)} />
        <RegionButtons regions={map.regions} shown={region} onShow={setPicked} />
      </div>
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

interface ShapesProperties {
  countries: readonly MapCountry[];
  /** Code of the country that is pointed at, here or in the list. */
  pointed: string | null;
  onPoint: (code: string | null) => void;
}

/**
 * The shapes come from a file of their own that scripts know nothing of. They lead where the list of countries leads,
 * which is for the keyboard and for screen readers.
 */
function MapShapes({ countries, pointed, onPoint }: ShapesProperties) {
  const inOrder = countries.toSorted((one, other) => layerOf(one) - layerOf(other));
  return (
    <g transform="scale(0.1)">
      <use className="study-map-land" href={`${shapes}#land`} />
      {inOrder.map(({ value, to, chosen, depth }) => (
        <Link
          key={value}
          to={to}
          tabIndex={-1}
          preventScrollReset
          onMouseDown={(event) => event.preventDefault()}
          onPointerEnter={() => onPoint(value)}
          onPointerLeave={() => onPoint(null)}
        >
          <use
            href={`${shapes}#${value}`}
            className={classNames(
              `study-map-country study-map-depth-${depth}`,
              chosen && 'study-map-chosen',
              pointed === value && 'study-map-pointed',
            )}
          />
        </Link>
      ))}
    </g>
  );
}

/** Dots lie on top of their neighbours, and chosen borders on top of others. */
function layerOf({ value, chosen }: MapCountry): number {
  return smallCountries.has(value) ? 2 : Number(chosen);
}
