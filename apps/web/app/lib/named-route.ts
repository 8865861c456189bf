import { alpha3, countryInSentence } from './country-names.ts';

/** A route with its names, so that the page needs no table of countries. */
export interface NamedRoute {
  origin_country_code: string;
  destination_country_code: string;
  /** Country codes of three letters. */
  origin: string;
  destination: string;
  /** Country names as used in a sentence. */
  from: string;
  to: string;
}

/** Names the way from one country to another; codes are ISO 3166-1 alpha-2, `locale` the page's language. */
export function nameRoute(origin: string, destination: string, locale: string): NamedRoute {
  return {
    origin_country_code: origin,
    destination_country_code: destination,
    origin: alpha3(origin),
    destination: alpha3(destination),
    from: countryInSentence(origin, locale),
    to: countryInSentence(destination, locale),
  };
}
