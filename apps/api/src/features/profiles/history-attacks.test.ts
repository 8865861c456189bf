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

const ways = (kind: 'mentor' | 'prospect', who: Pick<Made, 'client'>, education: string, experience: string) => {
  const calls = historyCalls(kind, who);
  return [
    () => calls.patchEducation(education, { school: 'Mine' }),
    () => calls.deleteEducation(education),
    () => calls.patchExperience(experience, { title: 'Mine' }),
    () => calls.deleteExperience(experience),
  ];
};

describe.each(['mentor', 'prospect'] as const)('attacks on the history of a %s', (kind) => {
  test('[P-03] attack 11: another user’s entries are not found, on either kind of route, and none without a token', async () => {
    const [mentor, other, prospect] = await Promise.all([make(api).mentor(), make(api).mentor(), make(api).prospect()]);
    const owner = kind === 'mentor' ? mentor : prospect;
    const calls = historyCalls(kind, owner);
    const { id: education } = await calls.addEducation(await make(api).education('munich'));
    const { id: experience } = await calls.addExperience({ organisation: 'TenneT' });
    const before = await calls.profile();
    const others = [mentor, other, prospect].filter((who) => who !== owner);
    const otherKind = kind === 'mentor' ? 'prospect' : 'mentor';
    const attempts = [
      ...others.flatMap((who) => ways(kind, who, education, experience)),
      ...[mentor, other, prospect].flatMap((who) => ways(otherKind, who, education, experience)),
    ];
    for (const attempt of attempts) {
      await expect(attempt()).rejects.toMatchObject(NOT_FOUND);
    }
    for (const attempt of ways(kind, { client: api.as(null) }, education, experience)) {
      await expect(attempt()).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    }
    expect(await calls.profile()).toEqual(before);
  });

  test('[P-03] a user without such a profile can’t add entries', async () => {
    const made = await (kind === 'mentor' ? make(api).prospect() : make(api).mentor());
    const calls = historyCalls(kind, made);
    const missing = { status: 404, code: 'PROFILE_NOT_FOUND' };
    await expect(calls.addEducation(await make(api).education('munich'))).rejects.toMatchObject(missing);
    await expect(calls.addExperience({ organisation: 'x' })).rejects.toMatchObject(missing);
  });

  test('attacks 16 and 22: neither NUL, lone surrogates nor line breaks get in, nor fields that are not the person’s to set', async () => {
    const calls = historyCalls(kind, kind === 'mentor' ? await make(api).mentor() : await make(api).prospect());
    const study = await make(api).education('munich');
    const { id } = await calls.addEducation(study);
    for (const bad of ['a\0b', 'a\ud800b', 'a\r\nBcc: x']) {
      for (const field of ['school', 'field_of_study', 'location'] as const) {
        await expect(calls.addEducation({ ...study, [field]: bad }), field).rejects.toMatchObject({
          status: 400,
          errors: [{ path: field }],
        });
        await expect(calls.patchEducation(id, { [field]: bad }), field).rejects.toMatchObject({ status: 400 });
      }
      for (const field of ['organisation', 'title', 'location'] as const) {
        await expect(calls.addExperience({ organisation: 'x', [field]: bad }), field).rejects.toMatchObject({
          status: 400,
          errors: [{ path: field }],
        });
      }
    }
    for (const extra of [{ profile_id: id }, { id }, { country_code: 'NL' }, { __proto__x: 1 }]) {
      await expect(calls.patchEducation(id, extra as object)).rejects.toMatchObject({ status: 400 });
    }
    await expect(calls.patchEducation('not-an-id', {})).rejects.toMatchObject({ status: 400 });
  });

  test('attack 16: markup is kept as the text that it is', async () => {
    const calls = historyCalls(kind, kind === 'mentor' ? await make(api).mentor() : await make(api).prospect());
    const organisation = '<img src=x onerror=alert(1)>';
    expect(await calls.addExperience({ organisation })).toMatchObject({ organisation });
  });

  test('a history has an end', async () => {
    const calls = historyCalls(kind, kind === 'mentor' ? await make(api).mentor() : await make(api).prospect());
    for (let count = 0; count < 40; count += 1) {
      await calls.addExperience({ organisation: `Job ${count}` });
    }
    await expect(calls.addExperience({ organisation: 'One more' })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: 'experiences', message: 'No more than 40' }],
    });
  });
});
