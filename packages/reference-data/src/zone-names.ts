/** What cities are called in another language than English, by the last part of their zone's IANA name. */
export type ZoneCities = Readonly<Record<string, string>>;

/** @param text entries `Ho_Chi_Minh=Hà Nội`, parted by `|` and ends of lines */
export function readCities(text: string): ZoneCities {
  const entries = text.split(/[|\n]/).map((entry) => {
    const at = entry.indexOf('=');
    return [entry.slice(0, at), entry.slice(at + 1)] as const;
  });
  return Object.fromEntries(entries);
}

/** Cities that people look for under another name than the one the IANA database chose. */
const BETTER_KNOWN: ZoneCities = {
  Ho_Chi_Minh: 'Hanoi',
  Saigon: 'Hanoi',
  Calcutta: 'New Delhi',
  Kolkata: 'New Delhi',
  Katmandu: 'Kathmandu',
  Rangoon: 'Yangon',
  Shanghai: 'Beijing',
  Almaty: 'Astana',
  Kiev: 'Kyiv',
  Sao_Paulo: 'São Paulo',
  Bogota: 'Bogotá',
  Reykjavik: 'Reykjavík',
};

/**
 * The city that names a zone for people: `Asia/Ho_Chi_Minh` is Hanoi, `America/New_York` New York.
 * @param cities those of the reader's language (`names/cities/`); left out in English.
 */
export function zoneCity(zone: string, cities: ZoneCities = {}): string {
  const part = zone.split('/').at(-1) ?? zone;
  return cities[part] ?? BETTER_KNOWN[part] ?? part.replaceAll('_', ' ');
}
