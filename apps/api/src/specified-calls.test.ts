import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectGoogle, startGoogleApi, type GoogleApi } from './testing/google/google-api.ts';
import { person, type Person } from './testing/issuer.ts';
import { startTestSandbox, type TestSandbox } from './testing/payments-sandbox.ts';
import { png } from './testing/pictures.ts';
import { TRADER } from './testing/trader.ts';

let [scene, sandbox]: [GoogleApi?, TestSandbox?] = [];
beforeAll(async () => {
  sandbox = await startTestSandbox();
  scene = await startGoogleApi({}, sandbox.settings);
});
afterAll(async () => {
  await scene?.close();
  await sandbox?.close();
});

type Json = Record<string, unknown>;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Calls as the specification writes them. @throws where the answer isn't a success. */
function caller({ api }: GoogleApi, who: Person) {
  return async <Answer = Json>(call: string, body?: Json | FormData): Promise<Answer> => {
    const [method = '', path = ''] = call.split(' ');
    const response = await fetch(`${api.base_url}${path.startsWith('/api/') ? '' : '/api/v1'}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await api.issuer.token(who)}`,
        'x-client-id': 'am-test',
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${call}: ${response.status} ${text}`);
    return (text === '' ? {} : JSON.parse(text)) as Answer;
  };
}

type Call = ReturnType<typeof caller>;

/** The history of either profile: an education and an experience come, change and go. Of educations the last one stays (V-11). */
async function writeHistory(call: Call, kind: 'mentor' | 'prospect', university_id: string): Promise<void> {
  const of = `/${kind}-profile`;
  const school = { school: 'Delft University of Technology', university_id };
  await call(`POST ${of}/profiles/me/educations`, school);
  const education = await call(`POST ${of}/profiles/me/educations`, school);
  await call(`PATCH ${of}/educations/${String(education['id'])}`, { field_of_study: 'Physics' });
  await call(`DELETE ${of}/educations/${String(education['id'])}`);
  const experience = await call(`POST ${of}/profiles/me/experiences`, { organisation: 'ASML' });
  await call(`PATCH ${of}/experiences/${String(experience['id'])}`, { title: 'Engineer' });
  await call(`DELETE ${of}/experiences/${String(experience['id'])}`);
}

/** A photo, by the form and by a link. */
async function uploadPhotos(call: Call, { api }: GoogleApi): Promise<void> {
  const bytes = new Uint8Array(await png());
  const form = new FormData();
  form.set('file', new File([bytes], 'me.png', { type: 'image/png' }));
  const photo = await call('POST /media/avatars/uploads', form);
  await call(`DELETE /media/avatars/${String(photo['asset_id'])}`);
  const size = { filename: 'me.png', content_type: 'image/png', size_bytes: bytes.length };
  const { upload_url, asset_id } = await call('POST /media/avatars/uploads', size);
  const sent = await fetch(new URL(String(upload_url), api.base_url), {
    method: 'PUT',
    headers: { 'content-type': 'image/png' },
    body: bytes,
  });
  expect(sent.ok).toBe(true);
  await call(`POST /media/avatars/${String(asset_id)}/confirm`);
  await call('GET /media/avatars/me');
}

const signUp = async (call: Call, terms: 'mentor' | 'platform') => {
  const user = await call('POST /auth/authenticated-users', { first_name: 'Linh', last_name: 'Trần' });
  await call('GET /auth/authenticated-users/me');
  await call('PATCH /auth/authenticated-users/me', { last_name: 'Trần' });
  const present = await call<Record<typeof terms, { version: string }>>('GET /auth/terms');
  const { version } = present[terms];
  await call(`POST /auth/authenticated-users/${String(user['id'])}/terms-accept`, { terms, version });
  return { id: String(user['id']), slug: String(user['slug']) };
};

const [mentor, student] = [person({ email: 'linh@gmail.test' }), person()];
let [slug, university_id, service_id] = ['', '', ''];

const begun = () => {
  if (!scene) throw new Error('the scene has not begun');
  return { scene, asMentor: caller(scene, mentor), asStudent: caller(scene, student) };
};

test('[C-01] a mentor’s specified calls need nothing but what the specification and the product’s design name', async () => {
  const { scene: google, asMentor: call } = begun();
  ({ slug } = await signUp(call, 'mentor'));
  await call('GET /reference/countries?limit=250');
  await call('GET /reference/degrees');
  await call('GET /reference/lookup?types=degrees');
  await call('GET /mentor-profile/mentoring-topics');
  const found = await call<{ universities: { id: string }[] }>(
    'GET /reference/universities?name=delft&page=1&page_size=5',
  );
  university_id = found.universities[0]?.id ?? '';
  await call('POST /mentor-profile/onboarding', {
    first_name: 'Linh',
    last_name: 'Trần',
    educations: [{ school: 'Delft University of Technology', university_id }],
  });
  await call('GET /mentor-profile/profiles/me');
  await call('PATCH /mentor-profile/profiles/me', { about: 'I studied in Delft.' });
  await call(`GET /mentor-profile/profiles/by-slug/${slug}`);
  await writeHistory(call, 'mentor', university_id);
  await uploadPhotos(call, google);
  await call(`GET /media/avatars/by-slug/${slug}`);

  const settings = await call<{
    schedules: { id: string }[];
    booking_policy: { id: string };
    event_types: { id: string; duration_min: number }[];
  }>('GET /calendar/availability-settings');
  const schedule = settings.schedules[0]?.id ?? '';
  service_id = settings.event_types[0]?.id ?? '';
  await call(`PATCH /calendar/availability-schedules/${schedule}`, { time_zone: 'Europe/Amsterdam' });
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const rule = { weekday, start_time: '19:00', end_time: '20:00' };
    await call(`POST /calendar/availability-schedules/${schedule}/availability-rules`, rule);
  }
  await call(`PATCH /calendar/booking-policies/${settings.booking_policy.id}`, { buffer_after_min: 5 });
  await call(`PATCH /calendar/event-types/${service_id}`, { price: 20, currency: 'EUR' });
  await call(`GET /calendar/event-types/by-slug/${slug}`);

  google.google.addAccount(mentor.email);
  await call('POST /calendar/connections/google/connect', {});
  await connectGoogle(google.api.as(mentor), mentor.email);
  const { connections } = await call<{ connections: { id: string }[] }>('GET /calendar/connections');
  const connection_id = connections[0]?.id ?? '';
  const { items } = await call<{ items: { id: string }[] }>(
    `GET /calendar/provider-calendars?connection_id=${connection_id}`,
  );
  await call(`PATCH /calendar/provider-calendars/${items[0]?.id ?? ''}`, { check_conflicts: true });
  await call(`DELETE /calendar/connections/google/disconnect?connection_id=${connection_id}`);
});

test('[C-01] [T-152] a student’s specified calls need nothing else either, also where the mentor is a trader', async () => {
  const { scene: google, asStudent: call } = begun();
  await begun().asMentor('PATCH /mentor-profile/profiles/me', { is_trader: true, trader: { ...TRADER } });
  const own = await signUp(call, 'platform');
  await call('POST /prospect-profile/profiles', { first_name: 'Linh', last_name: 'Trần', current_country_code: 'PT' });
  await call('GET /prospect-profile/profiles/me');
  await call('PATCH /prospect-profile/profiles/me', { about: 'I want to study in Delft.' });
  await call(`GET /prospect-profile/profiles/by-slug/${own.slug}`);
  await writeHistory(call, 'prospect', university_id);
  await call('GET /api/views/me/resources?expand=booleans');
  await call('GET /api/views/search/profiles?page=1&page_size=5');
  const start = new Date(Date.now() + DAY_MS).toISOString();
  const end = new Date(Date.now() + 7 * DAY_MS).toISOString();
  const { available_slots } = await call<{ available_slots: { start: string }[] }>(
    `GET /calendar/availability/by-slug/${slug}?event_type_id=${service_id}&start=${start}&end=${end}`,
  );
  const booking = await call('POST /calendar/event', {
    mentor_slug: slug,
    event_type_id: service_id,
    start: available_slots[0]?.start,
    time_zone: 'Europe/Lisbon',
    platform: 'google_meet',
  });
  expect(booking).toMatchObject({ status: 'pending_payment', mentor_is_trader: true });
  expect(await call('POST /payments/create-payment-intent', { booking_id: booking['id'] })).toMatchObject({
    amount: 20,
    currency: 'EUR',
  });
  const health = await fetch(`${google.api.base_url}/api/health`, { method: 'HEAD' });
  expect(health.status).toBe(200);
});
