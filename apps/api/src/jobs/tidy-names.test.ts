import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { make } from '../testing/make.ts';
import { runJob } from '../testing/run-due-jobs.ts';

let api: TestApi;
let logged = '';
const log = new Writable({
  write(line, _encoding, done) {
    logged += String(line);
    done();
  },
});
beforeAll(async () => {
  api = await startTestApi({ logger: pino(log) });
});
afterAll(() => api.close());

const HIDDEN = 'Eve\u202Eliame';

test('[N-07] stored names with invisible characters are cleaned once, and the rows of those that can’t be are logged', async () => {
  const { db } = api.context;
  const mentor = await make(api).mentor({ headline: 'About visas' });
  const [turned, blank, plain] = await Promise.all([make(api).user(), make(api).user(), make(api).user()]);
  const before = async (user_id: string, names: { first_name: string; last_name: string }) => {
    await db.updateTable('authenticated_user').set(names).where('id', '=', user_id).execute();
  };
  await before(mentor.user_id, { first_name: ' Li\u200Bnh\u3164', last_name: 'می\u200Cخواهم' });
  await before(turned.user_id, { first_name: HIDDEN, last_name: 'Bell\u00AD' });
  await before(blank.user_id, { first_name: '\u2800', last_name: 'Ray' });
  await db.updateTable('mentor_profile').set({ headline: '\u200B\u2800' }).execute();
  await db.updateTable('mentor_education').set({ school: 'TU \u2060Delft', field_of_study: '\u3164' }).execute();
  await db.updateTable('event_type').set({ title: '\u{E0041}Intro call' }).execute();

  await runJob(api.context, 'tidy-names');
  const namesOf = async (user_id: string) => {
    const found = db.selectFrom('authenticated_user').select(['first_name', 'last_name']).where('id', '=', user_id);
    return Object.values((await found.executeTakeFirst()) ?? {});
  };
  // A joiner that Persian needs stays.
  expect(await namesOf(mentor.user_id)).toEqual(['Linh', 'می\u200Cخواهم']);
  // Characters that change the direction of text stay, and the rest of the row is cleaned.
  expect(await namesOf(turned.user_id)).toEqual([HIDDEN, 'Bell']);
  expect(await namesOf(blank.user_id)).toEqual(['\u2800', 'Ray']);
  const profile = await api.as(null).getMentorProfileBySlug({ params: { slug: mentor.slug } });
  expect(profile).toMatchObject({ headline: null, educations: [{ school: 'TU Delft', field_of_study: null }] });
  expect(await db.selectFrom('event_type').select('title').distinct().execute()).toEqual([{ title: 'Intro call' }]);
  // A renamed user is found by the new name right away.
  expect((await api.as(null).searchProfiles({ query: { keyword: ['Linh'] } })).total_count).toBe(1);

  const summaries = logged.split('\n').filter((line) => line.includes('"table":"authenticated_user"'));
  expect(summaries).toHaveLength(1);
  expect(JSON.parse(summaries[0] ?? '')).toMatchObject({ tidied: 2, left: 2 });
  expect(summaries[0]).toContain(turned.user_id);
  expect(summaries[0]).toContain(blank.user_id);
  expect(summaries[0]).not.toContain(plain.user_id);
  expect(logged).not.toContain('Bell');

  // Once is enough: such names can't be written any more.
  await before(plain.user_id, { first_name: 'Li\u200Bnh', last_name: 'Ray' });
  await runJob(api.context, 'tidy-names');
  expect((await namesOf(plain.user_id))[0]).toBe('Li\u200Bnh');
});
