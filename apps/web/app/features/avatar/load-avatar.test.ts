import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client.ts';
import { rememberedErrors } from '../../api/error-queue.ts';
import { makeFailure } from '../../testing/failure.ts';
import { loadAvatar } from './load-avatar.ts';

const getMyAvatar = vi.hoisted(() => vi.fn());
vi.mock('../../api/browser-client.ts', () => ({ api: { getMyAvatar } }));

test('[X-21] [S-15] a picture that cannot be had is asked for once, and remembered by its words', async () => {
  const failure = makeFailure(503);
  getMyAvatar.mockRejectedValue(failure);
  const queries = createQueryClient();
  const asked = queries.fetchQuery({ queryKey: ['avatar', 'me'], queryFn: ({ signal }) => loadAvatar(signal) });
  await expect(asked).rejects.toThrow('Failed to load avatar');
  expect(getMyAvatar).toHaveBeenCalledTimes(1);
  expect(rememberedErrors().map(({ error }) => error)).toEqual([
    expect.objectContaining({ message: 'Failed to load avatar', cause: failure }),
  ]);
});
