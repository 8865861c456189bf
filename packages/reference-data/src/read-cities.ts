/** The names of cities in a language other than English, by the last part of their zone's IANA name. */
export type ZoneCities = Readonly<Record<string, string>>;

/** @param text entries `Ho_Chi_Minh=Hà Nội`, parted by `|` and ends of lines */
export function readCities(text: string): ZoneCities {
  const entries = text.split(/[|\n]/).map((entry) => {
    const at = entry.indexOf('=');
    return [entry.slice(0, at), entry.slice(at + 1)] as const;
  });
  return Object.fromEntries(entries);
}
