import { toAddress, withoutValues, withValue, type Filters } from '../filters.ts';
import { paths } from '../../../lib/paths.ts';
import type { Option } from '../options.ts';

/** A country of the map and of its list. */
export interface MapCountry extends Option {
  chosen: boolean;
  /** The search narrowed to it as well, or widened where it is chosen. */
  to: string;
  /** How deep it is tinted: 0 for no mentor, 5 for the most. */
  depth: number;
}

const depths = 5;

/** The countries where the found mentors studied, those with the most first. */
export function mapCountries(destinations: readonly Option[], filters: Filters): MapCountry[] {
  const most = Math.max(1, ...destinations.map(({ count }) => count ?? 0));
  return destinations.map((option) => {
    const chosen = filters.destination_country_codes.includes(option.value);
    const toggled = chosen
      ? withoutValues(filters, 'destination_country_codes', [option.value])
      : withValue(filters, 'destination_country_codes', option.value);
    return { ...option, chosen, to: paths.search(toAddress(toggled)), depth: depthOf(option.count ?? 0, most) };
  });
}

/** Numbers of mentors differ by powers of ten, so the steps do as well. */
function depthOf(count: number, most: number): number {
  return count === 0 ? 0 : Math.max(1, Math.ceil((depths * Math.log1p(count)) / Math.log1p(most)));
}
