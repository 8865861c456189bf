import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { PERSONAL_DATA } from '../../db/tables.ts';
import { bookingScene } from '../../testing/booking-scene.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { refusalCode } from '../../testing/refusal.ts';

const scene = bookingScene();

const open = (archive: Uint8Array) => {
  const files = unzipSync(archive);
  return { files, data: JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as Record<string, never> };
};

test('the archive holds everything about the person, and no address of others whom they may not know', async () => {
  const video_url = 'https://vimeo.com/76979871';
  const mentor = await scene.mentor({ policy: { requires_approval: true }, about: 'About myself', video_url });
  const prospect = await scene.prospect();
  await mentor.client.patchAuthenticatedUser({ body: { slug: 'exported-mentor' } });
  const { id } = await scene.book(prospect, mentor, { message: 'Hello there' });
  await runJobs(scene.api.context, 'send-mail');
  const { files, data } = open(await mentor.client.exportAccount());
  expect(Object.keys(files)).toEqual(['README.txt', 'data.json']);
  expect(data).toMatchObject({
    exported_at: '2055-01-07T10:00:00Z',
    record: { id: mentor.user_id, email: mentor.person.email, slug: 'exported-mentor', email_preferences: {} },
    mentor_profile: { about: 'About myself', video_url, educations: [{ school: 'Delft University of Technology' }] },
    prospect_profile: null,
    former_slugs: [{ slug: mentor.slug }],
    terms_acceptances: [{ terms: 'mentor' }],
    services: [{ slug: 'intro-call' }],
    booking_policies: [{ requires_approval: true }],
    availability_schedules: [{ is_default: true, rules: [{ weekday: 1 }] }],
    bookings: [{ id, message: 'Hello there', events: [{ kind: 'created', to_status: 'requested' }] }],
    mails: [{ kind: 'requested' }],
  });
  expect(JSON.stringify(data)).not.toContain(prospect.person.email);
  expect(data).not.toHaveProperty('idempotency_keys');
  const asTheyAre = PERSONAL_DATA.flatMap(({ archive }) => (archive === 'composed' ? [] : (archive ?? [])));
  expect(Object.keys(data)).toEqual(expect.arrayContaining(asTheyAre));
});

test('it is a ZIP file to keep, private, and limited to a few an hour for each person', async () => {
  const prospect = await scene.prospect();
  const token = await scene.api.issuer.token(prospect.person, { expires_in_s: 400_000_000 });
  const ask = () =>
    fetch(`${scene.api.base_url}/api/v1/auth/authenticated-users/me/export`, {
      headers: { authorization: `Bearer ${token}` },
    });
  const first = await ask();
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="abroad-mentors-${prospect.slug}-2055-01-07.zip"`,
    'cache-control': 'private, no-store',
  });
  expect(open(new Uint8Array(await first.arrayBuffer())).data).toMatchObject({ prospect_profile: {} });
  const more = await Promise.all(Array.from({ length: 6 }, ask));
  expect(more.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 200, 200, 200, 429, 429,
  ]);
  const refused = more.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3500);
  expect(await refusalCode((await scene.prospect()).client.exportAccount())).toBeNull();
});

test('an export needs a token', async () => {
  expect(await refusalCode(scene.api.as(null).exportAccount())).toBe('UNAUTHENTICATED');
});
