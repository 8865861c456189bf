import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { suspend } from '../moderation/decide-on-account.ts';
import { uploadKey } from '../../providers/storage/port.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { make } from '../../testing/make.ts';
import { mediaScene } from '../../testing/media-scene.ts';
import { jpeg, png, SVG } from '../../testing/pictures.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';
import { runJob, runJobs } from '../../testing/run-due-jobs.ts';

const clock = settableClock();
const scene = mediaScene({ clock });
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

test('[C-42] [C-43] [C-44] [S-14] a file announced, sent to its link and confirmed becomes the picture', async () => {
  const { client } = await make(scene.api).user();
  const bytes = await png();
  const { upload_url, asset_id } = await scene.announce({ client }, bytes);
  expect((await client.getMyAvatar()).asset_id).toBeNull();
  expect((await scene.put(upload_url, bytes, 'image/png')).status).toBe(204);
  const avatar = await client.confirmAvatarUpload({ params: { asset_id } });
  expect(avatar).toMatchObject({ asset_id, url: expect.stringContaining(asset_id) });
  expect(await client.getMyAvatar()).toEqual(avatar);
  expect(await client.confirmAvatarUpload({ params: { asset_id } })).toEqual(avatar);
  await runJobs(scene.api.context, 'delete-media-files');
  expect(await scene.storage.head(uploadKey(asset_id))).toBeNull();
  expect((await scene.fetch(avatar.url ?? '')).status).toBe(200);
});

test('attack 12: an upload link accepts nothing after the confirmation', async () => {
  const { client } = await make(scene.api).user();
  const bytes = await png();
  const { upload_url, asset_id } = await scene.announce({ client }, bytes);
  await scene.put(upload_url, bytes, 'image/png');
  const { url } = await client.confirmAvatarUpload({ params: { asset_id } });
  const before = await (await scene.fetch(url ?? '')).arrayBuffer();
  const again = await scene.put(upload_url, bytes, 'image/png');
  expect([again.status, await codeOf(again)]).toEqual([409, 'UPLOAD_CLOSED']);
  expect(await (await scene.fetch(url ?? '')).arrayBuffer()).toEqual(before);
});

test('attack 12: a false size or type is refused', async () => {
  const { client } = await make(scene.api).user();
  const bytes = await png();
  const { upload_url, asset_id } = await scene.announce({ client }, bytes);
  for (const lie of [bytes.subarray(1), Buffer.concat([bytes, bytes])]) {
    expect((await scene.put(upload_url, lie, 'image/png')).status).toBe(400);
  }
  expect((await scene.put(upload_url, bytes, 'image/jpeg')).status).toBe(400);
  expect((await scene.put(upload_url, bytes, 'text/html')).status).toBe(415);
  const stream = new ReadableStream({ start: (out) => [out.enqueue(Buffer.concat([bytes, bytes])), out.close()] });
  const chunked = { method: 'PUT', body: stream, duplex: 'half', headers: { 'content-type': 'image/png' } } as const;
  expect((await scene.fetch(upload_url, chunked)).status).toBe(400);
  expect(await refusalCode(client.confirmAvatarUpload({ params: { asset_id } }))).toBe('UPLOAD_MISSING');
  for (const size_bytes of [0, -1, 5 * 1024 * 1024 + 1, 1.5]) {
    const body = { filename: 'a', content_type: 'image/png' as const, size_bytes };
    expect((await refusal(client.createAvatarUpload({ body })))?.paths).toEqual(['size_bytes']);
  }
});

test('attack 12: a link that was changed in any part is void, and so is one after ten minutes', async () => {
  const { client } = await make(scene.api).user();
  const bytes = await png();
  const { upload_url } = await scene.announce({ client }, bytes);
  const other = await scene.announce({ client }, await jpeg(), 'image/jpeg');
  const idOf = (url: string) => url.split('/').at(-1)?.split('?')[0] ?? '';
  const changed = [
    upload_url.replace(idOf(upload_url), idOf(other.upload_url)),
    upload_url.replace(/expires=\d+/, 'expires=9999999999'),
    upload_url.replace(/size_bytes=\d+/, 'size_bytes=5'),
    upload_url.replace('image%2Fpng', 'image%2Fwebp'),
    upload_url.replace(/signature=../, 'signature=AA'),
    upload_url.replace(/signature=.*/, 'signature='),
  ];
  for (const link of changed) {
    const response = await scene.put(link, bytes, 'image/png');
    expect([response.status, await codeOf(response)], link).toEqual([403, 'UPLOAD_LINK_INVALID']);
  }
  clock.set(new Date(Date.now() + 601_000).toISOString());
  expect((await scene.put(upload_url, bytes, 'image/png')).status).toBe(403);
  clock.release();
  expect((await scene.put(upload_url, bytes, 'image/png')).status).toBe(204);
  const params = { asset_id: idOf(upload_url) };
  const [, query] = upload_url.split('?');
  const call = scene.api.as(null).putAvatarUpload({
    params,
    query: Object.fromEntries(new URLSearchParams(query)),
    file: new Blob([new Uint8Array(bytes)], { type: 'image/png' }),
  });
  expect(await call).toBeUndefined();
});

test('[N-11] an upload link from before a suspension accepts nothing until it is lifted', async () => {
  const { client, user_id } = await make(scene.api).user();
  const bytes = await png();
  const { upload_url, asset_id } = await scene.announce({ client }, bytes);
  const setStatus = (status: 'suspended' | 'active') =>
    scene.api.context.db.updateTable('authenticated_user').set({ status }).where('id', '=', user_id).execute();
  await setStatus('suspended');
  const refused = await scene.put(upload_url, bytes, 'image/png');
  expect([refused.status, await codeOf(refused)]).toEqual([403, 'UPLOAD_LINK_INVALID']);
  expect(await scene.storage.head(uploadKey(asset_id))).toBeNull();
  await setStatus('active');
  expect((await scene.put(upload_url, bytes, 'image/png')).status).toBe(204);
});

test('[N-11] a file that a bucket accepts at a suspended user’s link is deleted once the link has expired', async () => {
  const { client, person } = await make(scene.api).user();
  const { db } = scene.api.context;
  const bytes = await png();
  const { asset_id: current } = await scene.upload({ client }, bytes);
  const { upload_url, asset_id } = await scene.announce({ client }, bytes);
  await scene.put(upload_url, bytes, 'image/png');
  await suspend(scene.api.context, person.email, 'Sessions were not held.');
  await runJobs(scene.api.context, 'delete-media-files');
  const key = uploadKey(asset_id);
  expect(await scene.storage.head(key)).toBeNull();
  expect((await scene.put(upload_url, bytes, 'image/png')).status).toBe(409);
  // A bucket accepts uploads until the link expires.
  await scene.storage.put(key, bytes, 'image/png');
  const confirm = () => refusalCode(client.confirmAvatarUpload({ params: { asset_id } }));
  expect(await confirm()).toBe('ACCOUNT_SUSPENDED');
  const { rows } = await sql`
    update graphile_worker._private_jobs set run_at = now() where run_at > now() and payload ->> 'keys' like ${`%${asset_id}%`}
    returning id`.execute(db);
  expect(rows).toHaveLength(1);
  await runJobs(scene.api.context, 'delete-media-files');
  expect(await scene.storage.head(key)).toBeNull();
  await suspend(scene.api.context, person.email, null);
  expect(await confirm()).toBe('NOT_FOUND');
  expect((await client.getMyAvatar()).asset_id).toBe(current);
});

test('a file that is no picture ends its upload with the reason', async () => {
  const { client } = await make(scene.api).user();
  const { upload_url, asset_id } = await scene.announce({ client }, SVG);
  await scene.put(upload_url, SVG, 'image/png');
  const confirm = () => client.confirmAvatarUpload({ params: { asset_id } });
  expect(await refusal(confirm())).toEqual({ code: 'VALIDATION_FAILED', paths: ['file'] });
  expect(await refusalCode(confirm())).toBe('NOT_FOUND');
  await runJobs(scene.api.context, 'delete-media-files');
  expect(await scene.storage.head(uploadKey(asset_id))).toBeNull();
});

test('unconfirmed uploads are deleted after an hour with their files; confirmed ones and photos stay', async () => {
  const { client } = await make(scene.api).user();
  const bytes = await png();
  const { url } = await scene.upload({ client }, bytes);
  const { upload_url, asset_id } = await scene.announce({ client }, bytes);
  await scene.put(upload_url, bytes, 'image/png');
  const sweepAfter = async (minutes: number) => {
    clock.set(new Date(Date.now() + minutes * 60_000).toISOString());
    await runJob(scene.api.context, 'sweep-avatar-uploads');
    clock.release();
    await runJobs(scene.api.context, 'delete-media-files');
    return (await scene.storage.head(uploadKey(asset_id))) !== null;
  };
  expect(await sweepAfter(59)).toBe(true);
  expect(await sweepAfter(61)).toBe(false);
  expect(await refusalCode(client.confirmAvatarUpload({ params: { asset_id } }))).toBe('NOT_FOUND');
  expect((await scene.fetch(url)).status).toBe(200);
});

test('an upload can be given up, and five open ones are enough', async () => {
  const { client } = await make(scene.api).user();
  const bytes = await png();
  const open = await Promise.all([1, 2, 3, 4, 5].map(() => scene.announce({ client }, bytes)));
  const more = () => scene.announce({ client }, bytes);
  expect(await refusalCode(more())).toBe('TOO_MANY_UPLOADS');
  await client.deleteAvatar({ params: { asset_id: open[0]?.asset_id ?? '' } });
  expect(await refusalCode(more())).toBeNull();
});

test('of two confirmations at once one succeeds, and both see the photo', async () => {
  const { client } = await make(scene.api).user();
  const bytes = await png();
  const { upload_url, asset_id } = await scene.announce({ client }, bytes);
  await scene.put(upload_url, bytes, 'image/png');
  const confirm = () => refusalCode(client.confirmAvatarUpload({ params: { asset_id } }));
  const answers = await Promise.all([confirm(), confirm()]);
  expect(answers.filter((code) => code !== null && code !== 'IN_PROGRESS')).toEqual([]);
  expect(answers).toContain(null);
  expect((await client.getMyAvatar()).asset_id).toBe(asset_id);
});
