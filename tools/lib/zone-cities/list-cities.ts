import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COUNTRIES } from '@abroad/reference-data/countries';
import { regionName } from '@abroad/reference-data/region-names';
import { zoneCity } from '@abroad/reference-data/zone-names';

export const LANGUAGES = ['fr', 'es', 'vi', 'zh', 'hi', 'ar'] as const;
type CityLanguage = (typeof LANGUAGES)[number];

/** Zones named after another city than CLDR's, as in English: by CLDR's names of the zones. */
const CALLED: Readonly<Record<string, Readonly<Record<CityLanguage, string>>>> = {
  'Asia/Saigon': { fr: 'Hanoï', es: 'Hanói', vi: 'Hà Nội', zh: '河内', hi: 'हनोई', ar: 'هانوي' },
  'Asia/Calcutta': {
    fr: 'New Delhi',
    es: 'Nueva Delhi',
    vi: 'New Delhi',
    zh: '新德里',
    hi: 'नई दिल्ली',
    ar: 'نيودلهي',
  },
  'Asia/Shanghai': { fr: 'Pékin', es: 'Pekín', vi: 'Bắc Kinh', zh: '北京', hi: 'बीजिंग', ar: 'بكين' },
  'Asia/Almaty': { fr: 'Astana', es: 'Astaná', vi: 'Astana', zh: '阿斯塔纳', hi: 'अस्ताना', ar: 'أستانا' },
};

/** Zones that the IANA database renamed: CLDR keeps the previous name, and engines use either. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Asmara',
  'America/Coral_Harbour': 'Atikokan',
  'America/Godthab': 'Nuuk',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
  'Pacific/Enderbury': 'Kanton',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
};

/** The main zones of countries with several (CLDR's `primaryZones`). */
const PRIMARY: Readonly<Record<string, string>> = {
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  MH: 'Pacific/Majuro',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  UA: 'Europe/Kiev',
  UZ: 'Asia/Tashkent',
};

/** Antarctic stations and counties of the United States, where we have no users. */
const LEFT_OUT = /^(Antarctica|Arctic|Etc|America\/(Indiana|Kentucky|North_Dakota))\//;

interface Place {
  exemplarCity?: unknown;
  [part: string]: unknown;
}

/** Each zone with its city, from CLDR's tree. */
function* placesIn(tree: Place, above: readonly string[] = []): Generator<[zone: string, city: string]> {
  for (const [part, place] of Object.entries(tree)) {
    const parts = [...above, part];
    if (typeof place === 'object' && place !== null) {
      const { exemplarCity } = place as Place;
      if (typeof exemplarCity === 'string') {
        yield [parts.join('/'), exemplarCity];
      } else {
        yield* placesIn(place as Place, parts);
      }
    }
  }
}

function readPlaces(folder: string, language: CityLanguage): Map<string, string> {
  const file = path.join(folder, 'main', language, 'timeZoneNames.json');
  const { main } = JSON.parse(readFileSync(file, 'utf8')) as {
    main: Record<string, { dates: { timeZoneNames: { zone: Place } } }>;
  };
  return new Map(placesIn(main[language]?.dates.timeZoneNames.zone ?? {}));
}

/** Characters of a line of the module, about. */
const LINE = 120;

/** Several entries per line, as a text that the formatter doesn't change. */
function wrap(entries: readonly string[]): string {
  let text = '';
  let line = '';
  for (const entry of entries) {
    line += (line === '' ? '' : '|') + entry;
    if (line.length > LINE) {
      text += `${line}\n`;
      line = '';
    }
  }
  return text + line;
}

/** The module of a language: its names of cities that differ from English. */
export function citiesFile(folder: string, language: CityLanguage): string {
  const cities = readPlaces(folder, language);
  for (const [zone, names] of Object.entries(CALLED)) {
    cities.set(zone, names[language]);
  }
  const entries = [...cities]
    .filter(([zone]) => !LEFT_OUT.test(zone))
    .flatMap(([zone, city]) =>
      [zone, RENAMED[zone] ?? zone].map((name) => [name.split('/').at(-1) ?? name, city] as const),
    )
    .filter(([part, city]) => city !== zoneCity(part))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([part, city]) => `${part}=${city}`);
  return `import { readCities } from '../../read-cities.ts';

/** From Unicode CLDR, made by tools/generate-zone-cities.ts. */
export const ${language} = readCities(\`${wrap([...new Set(entries)])}\`);
`;
}

/** The module of the zones named after their country: the country's only zone, or its main one. */
export function countriesFile(language: CityLanguage | 'en'): string {
  const entries = COUNTRIES.flatMap(({ code, name }) => {
    const zones = new Intl.Locale(`und-${code}`).getTimeZones?.() ?? [];
    const zone = zones.length === 1 ? zones[0] : PRIMARY[code];
    const names = zone === undefined ? [] : [zone, RENAMED[zone] ?? zone];
    return [...new Set(names)].map(
      (one) => [one.split('/').at(-1) ?? one, regionName(code, language) ?? name] as const,
    );
  })
    .filter(([part, country]) => country !== zoneCity(part))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([part, country]) => `${part}=${country}`);
  return `import { readCities } from '../../read-cities.ts';

/** Countries by the last part of their zone's IANA name. Made by tools/generate-zone-cities.ts. */
export const ${language} = readCities(\`${wrap(entries)}\`);
`;
}
