import { afterAll, beforeAll, expect, test } from 'vitest';
import { s3Storage } from '../../providers/storage/s3.ts';
import type { Storage } from '../../providers/storage/port.ts';
import { uploadKey } from '../../providers/storage/port.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { asFile } from '../../testing/media-scene.ts';
import { needs } from '../../testing/needs.ts';
import { png } from '../../testing/pictures.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { runDueJobs } from '../../testing/run-due-jobs.ts';
import { hasSwift, startSwift, SWIFT_HOOK_MS, type Swift } from '../../testing/swift/start-swift.ts';

needs('swift', hasSwift).describe('with an S3 bucket', () => {
  let swift: Swift;
  let storage: Storage;
  let api: TestApi;
  beforeAll(async () => {
    swift = await startSwift();
    storage = s3Storage(swift.settings);
    api = await startTestApi({ storage });
  }, SWIFT_HOOK_MS);
  afterAll(async () => {
    await api?.close();
    await swift?.stop();
  });

  test('a form and a link both give a picture, served by the API, and nothing else stays in the bucket', async () => {
    const { client } = await api.signUp();
    const bytes = await png();
    const first = await client.createAvatarUpload({ file: asFile(bytes, 'image/png') });
    const body = { filename: 'me.png', content_type: 'image/png' as const, size_bytes: bytes.length };
    const link = await client.createAvatarUpload({ body });
    if (!('upload_url' in link) || !('url' in first)) {
      throw new Error('the answers are mixed up');
    }
    expect(link.upload_url.startsWith(swift.settings.endpoint ?? '')).toBe(true);
    const put = (type: string) =>
      fetch(link.upload_url, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type } });
    expect((await put('text/html')).status).toBe(403);
    const params = { asset_id: link.asset_id };
    expect(await refusalCode(client.confirmAvatarUpload({ params }))).toBe('UPLOAD_MISSING');
    expect((await put('image/png')).status).toBe(200);
    const avatar = await client.confirmAvatarUpload({ params });
    const fetched = async (url: string | null) => (await fetch(new URL(url ?? '', api.base_url))).status;
    expect(await fetched(avatar.thumbnail_url)).toBe(200);
    await runDueJobs(api.context);
    expect(await fetched(first.url)).toBe(404);
    expect(await storage.head(uploadKey(link.asset_id))).toBeNull();
    expect(
      await refusalCode(
        api.as(null).putAvatarUpload({
          params,
          query: { expires: 1, content_type: 'image/png', size_bytes: 1, signature: 'x' },
          file: asFile(bytes, 'image/png'),
        }),
      ),
    ).toBe('NOT_FOUND');
  });

  test('while the bucket is unreachable uploads wait and say so, and everything else works', async () => {
    const { client } = await api.signUp();
    const broken = s3Storage({ ...swift.settings, endpoint: 'http://127.0.0.1:1' });
    const other = await startTestApi({ storage: broken });
    const person = await other.signUp();
    const file = asFile(await png(), 'image/png');
    expect(await refusalCode(person.client.createAvatarUpload({ file }))).toBe('STORAGE_UNAVAILABLE');
    expect((await person.client.getMyAvatar()).asset_id).toBeNull();
    expect(await refusalCode(client.getMyAvatar())).toBeNull();
    await other.close();
  });
});
