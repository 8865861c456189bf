import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('the terms are headings, paragraphs and lists, with a version', async () => {
  const terms = await api.as(null).getTerms();
  for (const { version, html } of [terms.mentor, terms.platform]) {
    expect(version).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(html.length).toBeGreaterThan(2500);
    expect(new Set([...html.matchAll(/<\/?(\w+)/g)].map((match) => match[1]))).toEqual(
      new Set(['p', 'h2', 'ul', 'li']),
    );
    expect(html).not.toMatch(/<\w+\s/);
  }
});

test('[C-48] accepting keeps version, time and address, once', async () => {
  const { client, user_id } = await api.signUp();
  const { mentor, platform } = await client.getTerms();
  const accept = (terms: 'mentor' | 'platform', version: string) =>
    client.acceptTerms({ params: { id: user_id }, body: { terms, version } });
  await accept('mentor', mentor.version);
  const accepted = await accept('platform', platform.version);
  expect(accepted).toMatchObject({ mentor_terms_version: mentor.version, platform_terms_version: platform.version });
  expect((await accept('platform', platform.version)).terms_accepted_at).toBe(accepted.terms_accepted_at);

  const kept = await api.context.db
    .selectFrom('terms_acceptance')
    .select(['terms', 'version', 'ip_address'])
    .where('auth_user_id', '=', user_id)
    .orderBy('terms')
    .execute();
  expect(kept).toEqual([
    { terms: 'mentor', version: mentor.version, ip_address: '127.0.0.1' },
    { terms: 'platform', version: platform.version, ip_address: '127.0.0.1' },
  ]);
});

test.each(['mentor', 'platform'] as const)(
  '[N-27] [C-48] accepting the %s terms alone sets terms_accepted_at and no version of other terms',
  async (terms) => {
    const { client, user_id } = await api.signUp();
    const { version } = (await client.getTerms())[terms];
    const before = Date.now();
    const accepted = await client.acceptTerms({ params: { id: user_id }, body: { terms, version } });
    expect(Date.parse(accepted.terms_accepted_at ?? '')).toBeGreaterThanOrEqual(before);
    expect(await client.getAuthenticatedUser()).toMatchObject({
      terms_accepted_at: accepted.terms_accepted_at,
      mentor_terms_version: terms === 'mentor' ? version : null,
      platform_terms_version: terms === 'platform' ? version : null,
    });
  },
);

test('[C-48] [X-03] attack 9: users can’t accept for others, nor another version than the present one', async () => {
  const [one, other] = await Promise.all([api.signUp(), api.signUp()]);
  const { mentor } = await one.client.getTerms();
  const body = { terms: 'mentor' as const, version: mentor.version };
  await expect(one.client.acceptTerms({ params: { id: other.user_id }, body })).rejects.toMatchObject({
    status: 403,
    code: 'FORBIDDEN',
    message: "You don't have permission to perform this action.",
  });
  await expect(
    one.client.acceptTerms({ params: { id: one.user_id }, body: { ...body, version: '1999-01-01' } }),
  ).rejects.toMatchObject({ status: 409, code: 'TERMS_OUTDATED' });
});
