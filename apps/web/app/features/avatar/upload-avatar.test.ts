import type { Avatar } from '@abroad/contract/media';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AuthError } from '../../session/auth-error.ts';
import { makeFailure } from '../../testing/failure.ts';
import words from '../../locales/en.json';
import { AvatarFailure } from './avatar-failure.ts';
import type { UploadStage } from './upload.ts';
import { uploadAvatar } from './upload-avatar.ts';

const none: Avatar = { asset_id: null, url: null, medium_url: null, thumbnail_url: null };
const there: Avatar = { asset_id: 'new', url: '/256.webp', medium_url: '/128.webp', thumbnail_url: '/64.webp' };
const before: Avatar = { ...there, asset_id: 'old' };
const link = { asset_id: 'new', upload_url: 'https://bucket.example/put?signature=s' };
const picture = new File(['webp'], 'avatar.webp', { type: 'image/webp' });

/** An API on which everything works at once, until a test says otherwise. */
function makeApi() {
  return {
    createAvatarUpload: vi.fn((request: object) =>
      Promise.resolve<Avatar | typeof link>('file' in request ? there : link),
    ),
    confirmAvatarUpload: vi.fn(() => Promise.resolve(there)),
    getMyAvatar: vi.fn(() => Promise.resolve(there)),
    deleteAvatar: vi.fn(() => Promise.resolve(undefined)),
  };
}

/** Returns the message that the person would read, and its cause. */
function said(error: unknown) {
  return error instanceof AvatarFailure ? { says: words[error.key], cause: error.cause } : error;
}

function start(api: ReturnType<typeof makeApi>) {
  const ending = new AbortController();
  const stages: UploadStage[] = [];
  const onStage = (stage: UploadStage) => stages.push(stage);
  const result = uploadAvatar({ api, picture, signal: ending.signal, onStage }).catch(said);
  return { result, stages, end: () => ending.abort() };
}

const put = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  put.mockReset().mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', put);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('[S-13] a picture is posted as a form, and asked for until its addresses appear', async () => {
  const api = makeApi();
  api.getMyAvatar
    .mockResolvedValueOnce({ ...none, asset_id: 'new' })
    .mockResolvedValueOnce(before)
    .mockRejectedValueOnce(makeFailure(503));
  const { result, stages } = start(api);
  await vi.advanceTimersByTimeAsync(3599);
  expect(api.getMyAvatar).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toEqual(there);
  expect(api.createAvatarUpload.mock.calls).toEqual([[{ file: picture, signal: expect.any(AbortSignal) }]]);
  expect(stages).toEqual(['sending', 'waiting']);
});

test('[K-02] it is polled every 1.2 s for 15 s at most, and then the other way is tried', async () => {
  const api = makeApi();
  api.getMyAvatar.mockResolvedValue({ ...none, asset_id: 'new' });
  const { result, stages } = start(api);
  await vi.advanceTimersByTimeAsync(14_999);
  // At 0, 1.2, … 14.4 s.
  expect(api.getMyAvatar).toHaveBeenCalledTimes(13);
  expect(stages).toEqual(['sending', 'waiting']);
  await vi.advanceTimersByTimeAsync(1);
  expect(stages).toEqual(['sending', 'waiting', 'sending_by_link', 'waiting']);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await result).toMatchObject({ says: 'Failed to upload avatar', cause: { status: 408 } });
  expect(api.getMyAvatar).toHaveBeenCalledTimes(26);
});

const judged = makeFailure(400, 'VALIDATION_FAILED', '', [{ path: 'file', message: 'This picture is damaged.' }]);

test.each([500, 0, 413, 400, 403, 404].map((status) => makeFailure(status)).concat(judged))(
  '[S-14] when the form fails with $status the file is announced, put to its link and confirmed',
  async (failure) => {
    const api = makeApi();
    api.createAvatarUpload.mockRejectedValueOnce(failure);
    const { result, stages } = start(api);
    await vi.advanceTimersByTimeAsync(0);
    expect(await result).toEqual(there);
    const signal = expect.any(AbortSignal) as AbortSignal;
    const announced = { filename: 'avatar.webp', content_type: 'image/webp', size_bytes: 4 };
    expect(api.createAvatarUpload).toHaveBeenLastCalledWith({ body: announced, signal });
    expect(put.mock.calls).toEqual([
      [
        link.upload_url,
        {
          method: 'PUT',
          body: await picture.arrayBuffer(),
          headers: { 'content-type': 'image/webp' },
          credentials: 'omit',
          signal,
        },
      ],
    ]);
    expect(api.confirmAvatarUpload.mock.calls).toEqual([[{ params: { asset_id: 'new' }, signal }]]);
    expect(stages).toEqual(['sending', 'sending_by_link', 'waiting']);
    expect(api.deleteAvatar).not.toHaveBeenCalled();
  },
);

test('[X-24] an upload that cannot be announced says so', async () => {
  const api = makeApi();
  api.createAvatarUpload.mockRejectedValue(makeFailure(503));
  expect(await start(api).result).toMatchObject({ says: 'Upload init failed', cause: { status: 503 } });
});

const failedPuts = [
  ['a refusal', () => Promise.resolve(new Response(null, { status: 503 })), { status: 503 }],
  ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch')), { status: 0 }],
] as const;

test.each(failedPuts)(
  '[X-25] a storage that takes no file says so, and the upload is given up: %s',
  async (_, answer, cause) => {
    const api = makeApi();
    api.createAvatarUpload.mockRejectedValueOnce(makeFailure(500));
    put.mockImplementation(answer);
    expect(await start(api).result).toMatchObject({ says: 'S3 upload failed', cause });
    expect(api.deleteAvatar).toHaveBeenCalledWith({ params: { asset_id: 'new' } });
  },
);

test('[K-01] [X-05] an upload that takes more than ten seconds is given up', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
  const api = makeApi();
  api.createAvatarUpload.mockRejectedValueOnce(makeFailure(500));
  put.mockImplementation(() => Promise.reject(new DOMException('late', 'TimeoutError')));
  expect(await start(api).result).toMatchObject({ says: 'S3 upload failed', cause: { status: 408, code: 'TIMEOUT' } });
});

test('[X-22] a refused picture says so, with the service’s reason', async () => {
  const refused = makeApi();
  const damaged = makeFailure(400, 'VALIDATION_FAILED', '', [
    { path: 'file', message: 'This image is damaged. Choose another' },
  ]);
  refused.createAvatarUpload.mockRejectedValueOnce(damaged);
  refused.confirmAvatarUpload.mockRejectedValue(damaged);
  const failure = await start(refused).result;
  expect(failure).toMatchObject({ says: 'Failed to upload avatar', cause: { errors: damaged.errors } });

  const unconfirmed = makeApi();
  unconfirmed.createAvatarUpload.mockRejectedValueOnce(makeFailure(500));
  unconfirmed.confirmAvatarUpload.mockRejectedValue(makeFailure(409, 'UPLOAD_MISSING'));
  expect(await start(unconfirmed).result).toMatchObject({ says: 'Failed to upload avatar' });
});

test('[S-14] a lost session is an error after one attempt', async () => {
  const api = makeApi();
  const lost = new AuthError('AUTH_EXPIRED', null);
  api.createAvatarUpload.mockRejectedValue(lost);
  expect(await start(api).result).toMatchObject({ says: 'Failed to upload avatar', cause: lost });
  expect(api.createAvatarUpload).toHaveBeenCalledTimes(1);
});

test('[S-14] after a 401 the second way is tried, with the session that was renewed', async () => {
  const api = makeApi();
  api.createAvatarUpload.mockRejectedValueOnce(makeFailure(401, 'TOKEN_EXPIRED'));
  const { result } = start(api);
  expect(await result).toMatchObject({ asset_id: 'new' });
  expect(api.createAvatarUpload).toHaveBeenCalledTimes(2);
  expect(api.confirmAvatarUpload).toHaveBeenCalledTimes(1);
});

test('a cancelled upload stops polling and tries no other way', async () => {
  const api = makeApi();
  api.getMyAvatar.mockResolvedValue(none);
  const { result, end } = start(api);
  await vi.advanceTimersByTimeAsync(2000);
  end();
  expect(await result).toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(api.getMyAvatar).toHaveBeenCalledTimes(2);
  expect(api.createAvatarUpload).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
