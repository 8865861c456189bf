import { Link } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import type { MapCountry } from './map-country.ts';
import { smallCountries } from './small-countries.ts';
import shapes from './world-map.svg?url';

interface Properties {
  countries: readonly MapCountry[];
  /** Code of the country that is pointed at, here or in the list. */
  pointed: string | null;
  onPoint: (code: string | null) => void;
}

/**
 * The shapes come from a file of their own that scripts know nothing of. They lead where the list of countries leads,
 * which is for the keyboard and for screen readers.
 */
export function MapShapes({ countries, pointed, onPoint }: Properties) {
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
