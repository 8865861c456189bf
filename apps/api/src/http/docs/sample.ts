import { nameOfRef, resolve, waysOf, type JsonSchema, type Schemas } from './json-schema.ts';

/** Example values by field name. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  about: 'I went from Lagos to Delft in 2019, and stayed.',
  answer: 'From Lagos to Delft',
  code: 'the-code-of-the-redirect',
  confirm: 'amara-okafor',
  content_type: 'image/webp',
  country: 'NL',
  country_code: 'NL',
  currency: 'EUR',
  current_country_code: 'NL',
  date: '2027-01-11',
  degree_id: 'msc',
  duration_min: 30,
  email: 'amara@example.org',
  end_date: '2021-08-31',
  event_type_slug: 'intro-call',
  expected_refund: 25,
  filename: 'amara.webp',
  events: ['booking.confirmed', 'booking.cancelled'],
  first_name: 'Amara',
  from: '2027-01-11T00:00:00Z',
  headline: 'Robotics engineer, from Lagos to Delft',
  language: 'en',
  languages: ['en', 'fr'],
  last_name: 'Okafor',
  min_notice_min: 720,
  mentor_slug: 'linh-tran',
  keyword: ['hydrology'],
  message: 'I would like to talk about scholarships.',
  name: 'Evenings',
  organisation: 'Deltares',
  origin_country_code: 'NG',
  password: 'an-app-password',
  place: 'https://meet.example.org/linh',
  price: 25,
  reason: 'An exam was moved to that day.',
  return_to: '/linh-tran/availability-settings',
  rules: [{ weekday: 1, start_time: '09:00', end_time: '12:00' }],
  school: 'Delft University of Technology',
  server_url: 'https://caldav.example.org',
  size_bytes: 48_213,
  slug: 'amara-okafor',
  start: '2027-01-11T09:00:00Z',
  start_date: '2019-09-01',
  starts: ['2027-01-12T09:00:00Z', '2027-01-13T09:00:00Z'],
  state: 'the-state-of-the-redirect',
  time_zone: 'Europe/Amsterdam',
  title: 'Read my motivation letter',
  to: '2027-01-18T00:00:00Z',
  topics: ['scholarships'],
  url: 'https://example.org/hooks/bookings',
  username: 'amara@example.org',
  video_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  version: '2026-11-01',
  why_study_abroad: 'For the water, and for the people who know how to live with it.',
  window_days: 60,
};

const BY_FORMAT: Readonly<Record<string, unknown>> = {
  'date-time': '2027-01-11T09:00:00Z',
  date: '2027-01-11',
  uuid: '0198f3b2-6f7d-7c41-9a55-2d6b1f0e8c34',
  email: 'amara@example.org',
  uri: 'https://example.org',
};

/** Optional fields that an example shows if none is required. */
const SHOWN_OPTIONAL = 2;

function sampleObject({ properties = {}, required = [] }: JsonSchema, schemas: Schemas): Record<string, unknown> {
  const optional = Object.keys(properties).filter((key) => key !== 'updated_at' && key !== 'slug');
  const shown = required.length > 0 ? required : optional.slice(0, SHOWN_OPTIONAL);
  return Object.fromEntries(shown.map((key) => [key, sampleOf(properties[key] ?? {}, schemas, key)]));
}

/** Fields of one name may differ: a version is a date in one schema, and a number in another. */
const suits = (value: unknown, { enum: values, type }: JsonSchema): boolean =>
  values === undefined
    ? !(type === 'integer' || type === 'number') || typeof value === 'number'
    : values.includes(value);

/**
 * An example value.
 * @param name of its field.
 */
export function sampleOf(schema: JsonSchema, schemas: Schemas, name = ''): unknown {
  if (name in BY_NAME && suits(BY_NAME[name], schema)) {
    return BY_NAME[name];
  }
  if (nameOfRef(schema) !== undefined) {
    return sampleOf(resolve(schema, schemas), schemas, name);
  }
  const [way] = waysOf(schema);
  if (way !== undefined) {
    return sampleOf(way, schemas, name);
  }
  if (schema.const !== undefined || schema.enum !== undefined) {
    return schema.const ?? schema.enum?.[0];
  }
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return sampleObject(schema, schemas);
    case 'array':
      return [sampleOf(schema.items ?? {}, schemas, name.replace(/s$/, ''))];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    default:
      return BY_FORMAT[schema.format ?? ''] ?? 'text';
  }
}
