import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { make } from '../../testing/make.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('[V-17] says before saving whether a slug could be had', async () => {
  const [me, other, gone] = [await make(api).user(), await make(api).user(), await make(api).user()];
  await me.client.patchAuthenticatedUser({ body: { slug: 'now-mine' } });
  await other.client.patchAuthenticatedUser({ body: { slug: 'now-theirs' } });
  await gone.client.deleteAccount({ body: { confirm: gone.slug } });
  const isFree = async (slug: string) => (await me.client.checkSlug({ params: { slug } })).available;
  for (const slug of ['nobodys-yet', 'now-mine', 'NOW-mine', me.slug]) {
    expect([slug, await isFree(slug)]).toEqual([slug, true]);
  }
  for (const slug of ['now-theirs', 'NOW-THEIRS', other.slug, gone.slug, 'settings', 'Bookings']) {
    expect([slug, await isFree(slug)]).toEqual([slug, false]);
  }
  await expect(me.client.checkSlug({ params: { slug: 'no spaces' } })).rejects.toMatchObject({
    errors: [{ path: 'slug', message: 'Use 3 to 50 letters, digits, underscores or hyphens' }],
  });
});
