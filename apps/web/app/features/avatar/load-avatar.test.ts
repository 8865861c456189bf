import { expect, test, vi } from 'vitest';

const getMyAvatar = vi.hoisted(() => vi.fn());
vi.mock('../../api/browser-client.ts', () => ({ api: { getMyAvatar } }));
// Files before this one may have loaded the real client, and have remembered errors of their own.
vi.resetModules();
const { createQueryClient } = await import('../../api/query-client.ts');
const { rememberedErrors } = await import('../../api/error-queue.ts');
const { makeFailure } = await import('../../testing/failure.ts');
const { messageFor } = await import('../../api/error-messages.ts');
const { createTranslate } = await import('../../lib/i18n.tsx');
const { loadAvatar } = await import('./load-avatar.ts');

test('[X-21] [S-15] a picture that cannot be had is remembered by its words', async () => {
  const failure = makeFailure(503);
  getMyAvatar.mockRejectedValue(failure);
  const queries = createQueryClient();
  const answer = queries.fetchQuery({ queryKey: ['avatar', 'me'], queryFn: ({ signal }) => loadAvatar(signal) });
  await expect(answer).rejects.toMatchObject({ key: 'errors.load_avatar' });
  expect(rememberedErrors().map(({ error }) => error)).toEqual([
    expect.objectContaining({ key: 'errors.load_avatar', cause: failure }),
  ]);
  expect(messageFor(rememberedErrors()[0]?.error)).toEqual({ key: 'errors.load_avatar' });
  expect(createTranslate('en')('errors.load_avatar')).toBe('Failed to load avatar');
});
