/** The European Economic Area with the outermost regions, where its law holds as well: ISO 3166-1 alpha-2. */
const COUNTRIES: ReadonlySet<string> = new Set(
  (
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO ' +
    'AX GF GP MF MQ RE YT'
  ).split(' '),
);

/** Its time zones, by their IANA names, with those that have a second name. */
const ZONES: ReadonlySet<string> = new Set(
  (
    'Africa/Ceuta America/Cayenne America/Guadeloupe America/Marigot America/Martinique Asia/Famagusta Asia/Nicosia ' +
    'Atlantic/Azores Atlantic/Canary Atlantic/Madeira Atlantic/Reykjavik CET EET Eire Europe/Amsterdam Europe/Athens ' +
    'Europe/Berlin Europe/Bratislava Europe/Brussels Europe/Bucharest Europe/Budapest Europe/Busingen Europe/Copenhagen ' +
    'Europe/Dublin Europe/Helsinki Europe/Lisbon Europe/Ljubljana Europe/Luxembourg Europe/Madrid Europe/Malta ' +
    'Europe/Mariehamn Europe/Nicosia Europe/Oslo Europe/Paris Europe/Prague Europe/Riga Europe/Rome Europe/Sofia ' +
    'Europe/Stockholm Europe/Tallinn Europe/Vaduz Europe/Vienna Europe/Vilnius Europe/Warsaw Europe/Zagreb Iceland ' +
    'Indian/Mayotte Indian/Reunion MET Poland Portugal WET'
  ).split(' '),
);

/** Whether a zone's name is that of a place: `UTC` and `Etc/GMT-1` are nowhere. */
const isSomewhere = (zone: string): boolean => zone.includes('/') && !zone.startsWith('Etc/');

/**
 * Whether a user may be in the European Economic Area: by the country that they give, or by their time zone. Where neither says
 * anything, they may be.
 * @param country ISO 3166-1 alpha-2; null where none is given.
 * @param time_zone an IANA name.
 */
export function mayBeInEea({ country, time_zone }: { country: string | null; time_zone: string }): boolean {
  if (ZONES.has(time_zone)) {
    return true;
  }
  return country === null ? !isSomewhere(time_zone) : COUNTRIES.has(country);
}
