import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { asFile, mediaScene } from '../../testing/media-scene.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { make } from '../../testing/make.ts';
import { jpeg, meanColour, png, webp } from '../../testing/pictures.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';

const scene = mediaScene();
const NONE = { asset_id: null, url: null, medium_url: null, thumbnail_url: null };
const bytesOf = async (url: string | null) => Buffer.from(await (await scene.fetch(url ?? '/none')).arrayBuffer());

test('[C-41] [C-39] [E-08] [S-13] a form with a file gives a picture in three sizes, and /me has its addresses', async () => {
  const { client } = await make(scene.api).user();
  expect(await client.getMyAvatar()).toEqual(NONE);
  const made = await client.createAvatarUpload({ file: asFile(await png('#336699', 900, 400), 'image/png') });
  const mine = await client.getMyAvatar();
  expect(made).toEqual(mine);
  expect(mine.asset_id).toMatch(/^[0-9a-f-]{36}$/);
  for (const [url, side] of [
    [mine.url, 256],
    [mine.medium_url, 128],
    [mine.thumbnail_url, 64],
  ] as const) {
    const bytes = await bytesOf(url);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: side, height: side });
    for (const [at, value] of (await meanColour(bytes)).entries()) {
      expect(Math.abs(value - (([0x33, 0x66, 0x99] as const)[at] ?? 0))).toBeLessThan(4);
    }
  }
});

test('[V-18] takes image/jpeg, image/png and image/webp, and nothing else', async () => {
  const { client } = await make(scene.api).user();
  for (const [type, bytes] of [
    ['image/jpeg', await jpeg()],
    ['image/png', await png()],
    ['image/webp', await webp()],
  ] as const) {
    expect(await client.createAvatarUpload({ file: asFile(bytes, type) }), type).toMatchObject({
      url: expect.any(String),
    });
  }
  for (const type of ['image/gif', 'image/svg+xml', 'image/avif', 'text/html', 'application/octet-stream']) {
    const file = asFile(await png(), type);
    expect(await refusal(client.createAvatarUpload({ file })), type).toEqual({
      code: 'VALIDATION_FAILED',
      paths: ['file'],
    });
    const body = { filename: 'a', content_type: type as 'image/png', size_bytes: 9 };
    expect(await refusal(client.createAvatarUpload({ body })), type).toEqual({
      code: 'VALIDATION_FAILED',
      paths: ['content_type'],
    });
  }
});

test('pictures may be cached for ever, answer 304, and reveal nothing else', async () => {
  const { client } = await make(scene.api).user();
  const { url } = await scene.upload({ client }, await png());
  const response = await scene.fetch(url);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-disposition')).toBe('inline');
  const etag = response.headers.get('etag') ?? '';
  expect((await scene.fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  const head = await scene.fetch(url, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(response.headers.get('content-length'));
  const unknown = await scene.fetch(url.replace(/-[0-9a-f]{32}-/, `-${'0'.repeat(32)}-`));
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store']);
  for (const name of ['secret', '..%2Fsecret', 'a-256.webp', `${url.split('/').at(-1)}%00`]) {
    expect((await scene.fetch(`/api/v1/media/files/${name}`)).status, name).toBe(400);
  }
  const name = url.split('/').at(-1) ?? '';
  expect(Buffer.from(await scene.api.as(null).getMediaFile({ params: { name } }))).toEqual(await bytesOf(url));
});

test('a new picture replaces the old one, whose files are deleted', async () => {
  const { client } = await make(scene.api).user();
  const first = await scene.upload({ client }, await png('#ff0000'));
  const second = await scene.upload({ client }, await png('#0000ff'));
  expect((await client.getMyAvatar()).asset_id).toBe(second.asset_id);
  await runJobs(scene.api.context, 'delete-media-files');
  expect((await scene.fetch(first.url)).status).toBe(404);
  expect((await scene.fetch(second.url)).status).toBe(200);
});

test('[C-40] a removed photo is deleted, with its files', async () => {
  const { client } = await make(scene.api).user();
  const { asset_id, url } = await scene.upload({ client }, await png());
  await client.deleteAvatar({ params: { asset_id } });
  expect(await client.getMyAvatar()).toEqual(NONE);
  await runJobs(scene.api.context, 'delete-media-files');
  expect((await scene.fetch(url)).status).toBe(404);
  expect(await refusalCode(client.deleteAvatar({ params: { asset_id } }))).toBe('NOT_FOUND');
});

test("attack 12: another user's asset is not found, and stays", async () => {
  const [owner, other] = [await make(scene.api).user(), await make(scene.api).user()];
  const { asset_id } = await scene.upload(owner, await png());
  const announced = await scene.announce(owner, await png());
  expect(await refusalCode(other.client.deleteAvatar({ params: { asset_id } }))).toBe('NOT_FOUND');
  for (const id of [asset_id, announced.asset_id]) {
    expect(await refusalCode(other.client.confirmAvatarUpload({ params: { asset_id: id } }))).toBe('NOT_FOUND');
  }
  expect((await owner.client.getMyAvatar()).asset_id).toBe(asset_id);
});

test('attack 12: a name with parent folders is only a name', async () => {
  for (const name of ['../../../etc/passwd', '..\\..\\x.png', '/etc/passwd', '__proto__']) {
    const { client } = await make(scene.api).user();
    await client.createAvatarUpload({ file: asFile(await png(), 'image/png', name) });
    await client.createAvatarUpload({ body: { filename: name, content_type: 'image/png', size_bytes: 9 } });
  }
  const kept = await readdir(scene.folder, { recursive: true });
  const named = /^(avatars|drafts|uploads|secret|avatars\/[0-9a-f-]{36}(\/[0-9a-f]{32}-(256|128|64)\.webp)?)$/;
  expect(kept.filter((name) => !named.test(name))).toEqual([]);
});

test('a form must hold one file, and nothing besides', async () => {
  const { person } = await make(scene.api).user();
  const authorization = `Bearer ${await scene.api.issuer.token(person)}`;
  const send = async (fill: (form: FormData) => void) => {
    const form = new FormData();
    fill(form);
    const response = await scene.fetch('/api/v1/media/avatars/uploads', {
      method: 'POST',
      body: form,
      headers: { authorization },
    });
    const { code, errors } = (await response.json()) as { code: string; errors?: { path: string; message: string }[] };
    return { status: response.status, code, path: errors?.[0]?.path, message: errors?.[0]?.message };
  };
  const file = asFile(await png(), 'image/png');
  const invalid = { status: 400, code: 'VALIDATION_FAILED' };
  expect(await send(() => {})).toMatchObject({ ...invalid, path: 'file' });
  expect(await send((form) => form.append('file', 'text'))).toMatchObject(invalid);
  expect(await send((form) => form.append('picture', file))).toMatchObject({ ...invalid, path: 'picture' });
  expect(await send((form) => form.append('file', asFile(new Uint8Array(), 'image/png')))).toMatchObject({
    ...invalid,
    message: 'Choose an image',
  });
  const two = (form: FormData) => [form.append('file', file), form.append('file', file)];
  expect(await send(two)).toMatchObject({ ...invalid, message: 'Send one file and nothing else' });
  const more = (form: FormData) => [form.append('slug', 'x'), form.append('file', file)];
  expect(await send(more)).toMatchObject(invalid);
  const megabytes = (count: number) => asFile(new Uint8Array(count * 1024 * 1024), 'image/png');
  for (const count of [5.0001, 6, 12]) {
    expect(await send((form) => form.append('file', megabytes(count)))).toMatchObject({
      status: 413,
      path: 'file',
      message: 'Use a file of 5 MB or less',
    });
  }
});

test('a form without a token is refused before it is read, and another kind of body is not understood', async () => {
  const form = new FormData();
  form.append('file', asFile(await png(), 'image/png'));
  const post = (init: RequestInit) => scene.fetch('/api/v1/media/avatars/uploads', { method: 'POST', ...init });
  expect((await post({ body: form })).status).toBe(401);
  const { person } = await make(scene.api).user();
  const authorization = `Bearer ${await scene.api.issuer.token(person)}`;
  const typed = async (type: string, body = '{"filename":1}') =>
    (await post({ body, headers: { authorization, 'content-type': type } })).status;
  expect(await typed('text/html')).toBe(415);
  expect(await typed('application/json\t')).toBe(400);
  expect(await typed('application/JSON; charset=utf-8')).toBe(400);
  expect(await typed('multipart/form-data')).toBe(400);
  expect(await typed('multipart/form-data; boundary=x')).toBe(400);
  const json = { method: 'PATCH', body: form, headers: { authorization } };
  expect((await scene.fetch('/api/v1/auth/authenticated-users/me', json)).status).toBe(415);
});

test('the same form under one key makes one picture, another file under it is refused', async () => {
  const { client } = await make(scene.api).user();
  const [file, other] = [asFile(await png('#ff0000'), 'image/png'), asFile(await png('#00ff00'), 'image/png')];
  const first = await client.createAvatarUpload({ file, idempotency_key: 'one' });
  expect(await client.createAvatarUpload({ file, idempotency_key: 'one' })).toEqual(first);
  const again = client.createAvatarUpload({ file: other, idempotency_key: 'one' });
  expect(await refusalCode(again)).toBe('IDEMPOTENCY_KEY_REUSED');
  const body = { filename: 'a.png', content_type: 'image/png' as const, size_bytes: 9 };
  const link = await client.createAvatarUpload({ body, idempotency_key: 'two' });
  expect(await client.createAvatarUpload({ body, idempotency_key: 'two' })).toEqual(link);
});

test('of several concurrent uploads one becomes the picture, and the others leave nothing', async () => {
  const { client, user_id } = await make(scene.api).user();
  const file = asFile(await png(), 'image/png');
  const made = await Promise.allSettled(Array.from({ length: 4 }, () => client.createAvatarUpload({ file })));
  expect(made.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
  await runJobs(scene.api.context, 'delete-media-files');
  const rows = await scene.api.context.db
    .selectFrom('avatar')
    .selectAll()
    .where('auth_user_id', '=', user_id)
    .execute();
  expect(rows.map(({ status }) => status)).toEqual(['current']);
  const kept = new Set(await readdir(`${scene.folder}/avatars`));
  const folders = await Promise.all([...kept].map((id) => readdir(`${scene.folder}/avatars/${id}`)));
  const { asset_id } = await client.getMyAvatar();
  expect(kept.has(asset_id ?? '')).toBe(true);
  const known = await scene.api.context.db.selectFrom('avatar').select('id').where('status', '=', 'current').execute();
  expect(folders.filter((files) => files.length > 0).length).toBe(known.length);
});
