/** Cities that people look for under another name than the one the IANA database chose. */
const betterKnown: Record<string, string> = {
  'Asia/Ho_Chi_Minh': 'Hanoi',
  'Asia/Saigon': 'Hanoi',
  'Asia/Calcutta': 'New Delhi',
  'Asia/Kolkata': 'New Delhi',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Shanghai': 'Beijing',
  'Asia/Almaty': 'Astana',
  'Europe/Kiev': 'Kyiv',
  'Africa/Johannesburg': 'Johannesburg',
  'America/Sao_Paulo': 'São Paulo',
  'America/Bogota': 'Bogotá',
  'America/Mexico_City': 'Mexico City',
  'Atlantic/Reykjavik': 'Reykjavík',
};

/** The city that names a zone for people: `Asia/Ho_Chi_Minh` is Hanoi, `America/New_York` New York. */
export function zoneCity(zone: string): string {
  return betterKnown[zone] ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** `GMT+7`, `GMT+5:30`, `GMT−3` or `GMT` for an offset in minutes. */
export function offsetLabel(minutes: number): string {
  if (minutes === 0) {
    return 'GMT';
  }
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const sign = minutes < 0 ? '−' : '+';
  return `GMT${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
