import { degreeByCode } from '@abroad/reference-data/degrees';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { make, type Made } from '../../testing/make.ts';
import { historyCalls } from './calls.test-helper.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const NOT_FOUND = { status: 404, code: 'NOT_FOUND' };
const END_BEFORE_START = {
  status: 400,
  code: 'VALIDATION_FAILED',
  errors: [{ path: 'end_date', message: 'End date must be after start date' }],
};

const KINDS = ['mentor', 'prospect'] as const;
const person = (kind: 'mentor' | 'prospect'): Promise<Made> =>
  kind === 'mentor' ? make(api).mentor() : make(api).prospect();

describe.each(KINDS)('the history of a %s', (kind) => {
  test('[C-20] [C-32] [V-07] an education is added as given, and sorted by its dates', async () => {
    const calls = historyCalls(kind, await person(kind));
    const full = await make(api).education('munich', {
      is_study_abroad: false,
      degree_id: degreeByCode('master-science')?.id ?? null,
      field_of_study: 'Wind energy',
      start_date: '2015-09-01',
      end_date: '2017-08-31',
      location: 'Garching',
    });
    const added = await calls.addEducation(full);
    expect(added).toEqual({
      ...full,
      id: expect.any(String),
      country_code: 'DE',
      updated_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const bare = await calls.addEducation({ school: full.school, university_id: full.university_id });
    expect(bare).toMatchObject({ degree_id: null, start_date: null, location: null, is_study_abroad: false });
    const newest = await calls.addEducation({ ...full, start_date: '2023-09-01', end_date: null });
    const { educations } = await calls.profile();
    expect(educations.slice(0, 2)).toEqual([newest, added]);
    expect(educations.map(({ id }) => id)).toContain(bare.id);
  });

  test('[C-20] [C-32] the same Idempotency-Key adds one entry', async () => {
    const calls = historyCalls(kind, await person(kind));
    const body = await make(api).education('munich');
    const before = (await calls.profile()).educations.length;
    const first = await calls.addEducation(body, 'one-entry');
    expect(await calls.addEducation(body, 'one-entry')).toEqual(first);
    expect((await calls.profile()).educations).toHaveLength(before + 1);
  });

  test('[C-21] [C-33] a change updates the named fields: the rest stays, null clears, the country is the university’s', async () => {
    const calls = historyCalls(kind, await person(kind));
    const added = await calls.addEducation(
      await make(api).education('munich', { start_date: '2015-09-01', end_date: '2017-08-31', location: 'Garching' }),
    );
    const hanoi = await make(api).education('hanoi');
    const { school, university_id } = hanoi;
    const changed = await calls.patchEducation(added.id, { school, university_id, location: null });
    expect(changed).toEqual({
      ...added,
      school,
      university_id,
      location: null,
      country_code: 'VN',
      updated_at: expect.any(String),
    });
    expect((await calls.profile()).educations).toContainEqual(changed);
    expect(await calls.patchEducation(added.id, {})).toMatchObject({ school, start_date: '2015-09-01' });
  });

  test('[C-21] [C-33] [V-08] the rule about dates applies to the entry as changed', async () => {
    const calls = historyCalls(kind, await person(kind));
    const { id } = await calls.addEducation(
      await make(api).education('munich', { start_date: '2015-09-01', end_date: '2017-08-31' }),
    );
    await expect(calls.patchEducation(id, { start_date: '2018-01-01' })).rejects.toMatchObject(END_BEFORE_START);
    await expect(calls.patchEducation(id, { end_date: '2015-09-01' })).rejects.toMatchObject(END_BEFORE_START);
    expect(await calls.patchEducation(id, { start_date: '2018-01-01', end_date: null })).toMatchObject({
      start_date: '2018-01-01',
      end_date: null,
    });
  });

  test('[V-05] [V-06] [C-20] [C-32] school and university are required, each under its own name', async () => {
    const calls = historyCalls(kind, await person(kind));
    const nowhere = { school: ' ', university_id: '' };
    const errors = [
      { path: 'school', message: 'School name is required' },
      { path: 'university_id', message: 'University is required' },
    ];
    await expect(calls.addEducation(nowhere)).rejects.toMatchObject({ status: 400, errors });
    const { id } = await calls.addEducation(await make(api).education('munich'));
    await expect(calls.patchEducation(id, nowhere)).rejects.toMatchObject({ status: 400, errors });
    const unknown = { university_id: '0190a000-0000-7000-8000-000000000000' };
    await expect(calls.patchEducation(id, unknown)).rejects.toMatchObject({ errors: [errors[1]] });
    await expect(calls.patchEducation(id, { degree_id: unknown.university_id })).rejects.toMatchObject({
      errors: [{ path: 'degree_id', message: 'Choose a degree from the list' }],
    });
  });

  test('[C-23] [C-35] [V-09] [V-10] an experience needs its organisation and nothing else', async () => {
    const calls = historyCalls(kind, await person(kind));
    const bare = await calls.addExperience({ organisation: 'Lagos Grid' });
    expect(bare).toMatchObject({
      title: null,
      start_date: null,
      end_date: null,
      country_code: null,
      is_current: false,
    });
    const now = await calls.addExperience({
      organisation: 'TenneT',
      title: 'Analyst',
      is_current: true,
      country_code: 'NL',
    });
    expect((await calls.profile()).experiences).toEqual([now, bare]);
    await expect(calls.addExperience({ organisation: '' })).rejects.toMatchObject({
      errors: [{ path: 'organisation', message: 'Organization name is required' }],
    });
    await expect(calls.addExperience({ organisation: 'x', country_code: 'XX' })).rejects.toMatchObject({
      errors: [{ path: 'country_code', message: 'Choose a country from the list' }],
    });
  });

  test('[C-24] [C-36] [V-10] an experience ends after it began, unless it goes on', async () => {
    const calls = historyCalls(kind, await person(kind));
    const dates = { start_date: '2020-01-01', end_date: '2021-01-01' };
    const { id } = await calls.addExperience({ organisation: 'TenneT', ...dates });
    await expect(calls.patchExperience(id, { end_date: '2019-01-01' })).rejects.toMatchObject(END_BEFORE_START);
    expect(await calls.patchExperience(id, { end_date: '2019-01-01', is_current: true })).toMatchObject({
      is_current: true,
    });
    await expect(calls.patchExperience(id, { is_current: false })).rejects.toMatchObject(END_BEFORE_START);
    expect(await calls.patchExperience(id, { title: 'Lead', end_date: null, is_current: false })).toMatchObject({
      title: 'Lead',
      organisation: 'TenneT',
    });
  });

  test('[C-22] [C-25] [C-34] [C-37] a deleted entry no longer exists, and deleting it again is not found', async () => {
    const calls = historyCalls(kind, await person(kind));
    await calls.addEducation(await make(api).education('hanoi'));
    const before = (await calls.profile()).educations;
    const study = await calls.addEducation(await make(api).education('munich'));
    const job = await calls.addExperience({ organisation: 'TenneT' });
    expect(await calls.deleteEducation(study.id)).toBeUndefined();
    expect(await calls.deleteExperience(job.id)).toBeUndefined();
    expect(await calls.profile()).toMatchObject({ educations: before, experiences: [] });
    await expect(calls.deleteEducation(study.id)).rejects.toMatchObject(NOT_FOUND);
    await expect(calls.patchExperience(job.id, { title: 'x' })).rejects.toMatchObject(NOT_FOUND);
  });

  test('[C-21] [C-24] [C-33] [C-36] a change in another window in the meantime is not overwritten', async () => {
    const calls = historyCalls(kind, await person(kind));
    const study = await calls.addEducation(await make(api).education('munich'));
    const job = await calls.addExperience({ organisation: 'TenneT' });
    const { updated_at } = study;
    const fresh = await calls.patchEducation(study.id, { field_of_study: 'Grids', updated_at });
    const stale = { status: 409, code: 'CHANGED_MEANWHILE' };
    await expect(calls.patchEducation(study.id, { location: 'Munich', updated_at })).rejects.toMatchObject(stale);
    expect(await calls.patchEducation(study.id, { location: 'Munich', updated_at: fresh.updated_at })).toMatchObject({
      field_of_study: 'Grids',
      location: 'Munich',
    });
    await calls.patchExperience(job.id, { title: 'Analyst' });
    await expect(calls.patchExperience(job.id, { title: 'x', updated_at: job.updated_at })).rejects.toMatchObject(
      stale,
    );
  });
});
