import { useState } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { FilterState } from '../filter-state.ts';
import { mapCountries, type MapCountry } from './map-country.ts';
import { MapList } from './map-list.tsx';
import { regionBoxes, world } from './map-regions.ts';
import { MapRoutes } from './map-routes.tsx';
import { MapShapes } from './map-shapes.tsx';
import { RegionButtons } from './region-buttons.tsx';
import type { StudyMap } from './study-map.ts';
import { useFold } from './use-fold.ts';

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
  /** The shapes of a map that nobody sees need not be fetched. */
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
