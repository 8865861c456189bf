import { mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@abroad/contract/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { make } from '../../testing/make.ts';
import { asFile } from '../../testing/media-scene.ts';
import { png } from '../../testing/pictures.ts';
import { startApiProcess, type ApiProcess } from '../../testing/start-api-process.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const [shared, own, others] = [await temporaryFolder(), await temporaryFolder(), await temporaryFolder()];
let api: TestApi;
let other: ApiProcess;
beforeAll(async () => {
  api = await startTestApi({}, { DATA_DIR: own.folder, MEDIA_FOLDER: shared.folder });
  other = await startApiProcess(api, [], { DATA_DIR: others.folder, MEDIA_FOLDER: shared.folder });
});
afterAll(async () => {
  await other.stop();
  await api.close();
  await Promise.all([shared, own, others].map(({ remove }) => remove()));
});

/** One user with a client at each process. */
async function atBoth() {
  const { person, client } = await make(api).user();
  const elsewhere = createClient({ base_url: other.base_url, token: () => api.issuer.token(person) });
  return { client, elsewhere };
}
const statusAt = async (base_url: string, url: string | null) => (await fetch(new URL(url ?? '/', base_url))).status;
const pictures = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp'));

test('[N-14] a photo that one process stores is shown by another with its own DATA_DIR, and any worker deletes it', async () => {
  const { client, elsewhere } = await atBoth();
  const made = await elsewhere.createAvatarUpload({ file: asFile(await png(), 'image/png') });
  if (!('url' in made)) throw new Error('the answer to a form is a picture');
  expect([await statusAt(api.base_url, made.url), await statusAt(other.base_url, made.url)]).toEqual([200, 200]);
  expect(await pictures(shared.folder)).toHaveLength(3);
  await client.deleteAvatar({ params: { asset_id: made.asset_id ?? '' } });
  await runJobs(api.context, 'delete-media-files');
  expect(await pictures(shared.folder)).toEqual([]);
  expect([await statusAt(api.base_url, made.url), await statusAt(other.base_url, made.url)]).toEqual([404, 404]);
});

test('[N-14] an upload link of one process is taken by another', async () => {
  const { client, elsewhere } = await atBoth();
  const bytes = await png();
  const body = { filename: 'me.png', content_type: 'image/png' as const, size_bytes: bytes.length };
  const link = await client.createAvatarUpload({ body });
  if (!('upload_url' in link)) throw new Error('the answer to an announcement is a link');
  const headers = { 'content-type': 'image/png' };
  const sent = await fetch(new URL(link.upload_url, other.base_url), {
    method: 'PUT',
    body: new Uint8Array(bytes),
    headers,
  });
  expect(sent.ok).toBe(true);
  const params = { asset_id: link.asset_id };
  expect(await elsewhere.confirmAvatarUpload({ params })).toMatchObject({ url: expect.any(String) });
});

test('[N-14] pictures from before the folder was named are shown from DATA_DIR, and deleted there', async () => {
  const { client } = await atBoth();
  const made = await client.createAvatarUpload({ file: asFile(await png(), 'image/png') });
  if (!('url' in made)) throw new Error('the answer to a form is a picture');
  const id = made.asset_id ?? '';
  const former = path.join(own.folder, 'media', 'avatars');
  await mkdir(former, { recursive: true });
  await rename(path.join(shared.folder, 'avatars', id), path.join(former, id));
  expect(await statusAt(api.base_url, made.url)).toBe(200);
  expect(await pictures(former)).toHaveLength(3);
  await client.deleteAvatar({ params: { asset_id: id } });
  await runJobs(api.context, 'delete-media-files');
  expect(await pictures(former)).toEqual([]);
});

test('[N-14] MEDIA_FOLDER beside a bucket is refused by name', () => {
  const given = { S3_BUCKET: 'pictures', S3_REGION: 'eu-1', MEDIA_FOLDER: '/srv/pictures' };
  expect(() => readConfig({ NODE_ENV: 'test', ...given })).toThrow('MEDIA_FOLDER: is for MEDIA_STORAGE=folder');
});
