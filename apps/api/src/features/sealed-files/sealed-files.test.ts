import { LIMITS } from '@abroad/contract';
import { expect, test, vi } from 'vitest';
import { AppError } from '../../core/app-error.ts';
import { mediaScene, asFile } from '../../testing/media-scene.ts';
import { make } from '../../testing/make.ts';
import { hugePng, jpeg, png, SVG, telephonePicture, webp } from '../../testing/pictures.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';
import { runJob, runJobs } from '../../testing/run-due-jobs.ts';
import { settableClock } from '../../testing/settable-clock.ts';
import { writeAs } from '../../db/write-as.ts';
import { attachSealedFiles, keepFilesUntil, listSealedFiles } from './files.ts';

const clock = settableClock();
const scene = mediaScene({ clock });
const PDF = Buffer.from('%PDF-1.7\nThe degree of Mei Lin');
const DAY_MS = 24 * 60 * 60_000;

const stored = async (id: string) => {
  const stream = await scene.storage.get(`sealed/${id}`);
  return stream && Buffer.concat(await stream.toArray());
};

test('[T-54] a PDF, and pictures encoded anew, are kept encrypted for an hour', async () => {
  const { client } = await make(scene.api).user();
  const pdf = await client.createSealedFile({ file: asFile(PDF, 'application/pdf', '../../my degree.PDF') });
  expect(pdf).toMatchObject({ filename: 'my degree.pdf', content_type: 'application/pdf', size_bytes: PDF.length });
  expect(Date.parse(pdf.delete_at) - Date.parse(pdf.created_at)).toBe(60 * 60_000);
  const kept = await stored(pdf.id);
  expect(kept?.includes('degree of Mei Lin')).toBe(false);
  const { key_id } = await scene.api.context.db
    .selectFrom('sealed_file')
    .select('key_id')
    .where('id', '=', pdf.id)
    .executeTakeFirstOrThrow();
  const { sealer } = scene.api.context;
  const sealed = { bytes: kept ?? Buffer.alloc(0), key_id };
  expect(sealer.openBytes(sealed, `sealed-file:${pdf.id}`)).toEqual(PDF);
  expect(() => sealer.openBytes(sealed, 'sealed-file:another')).toThrow();

  // As some programs write it (PDF Reference 1.7, appendix H.3, note 13).
  const marked = Buffer.from('\ufeff\n%PDF-1.4');
  const taken = await client.createSealedFile({ file: asFile(marked, 'application/pdf') });
  expect(taken).toMatchObject({ content_type: 'application/pdf', size_bytes: marked.length });
  for (const [bytes, type] of [
    [await png(), 'image/png'],
    [await jpeg(), 'image/jpeg'],
    [await webp(), 'image/webp'],
  ] as const) {
    const file = await client.createSealedFile({ file: asFile(bytes, type, 'scan.png') });
    expect(file).toMatchObject({ filename: 'scan.webp', content_type: 'image/webp' });
  }
  const { id } = await client.createSealedFile({ file: asFile(await telephonePicture(), 'image/jpeg') });
  const { key_id: key } = await scene.api.context.db
    .selectFrom('sealed_file')
    .select('key_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const anew = sealer.openBytes({ bytes: (await stored(id)) ?? Buffer.alloc(0), key_id: key }, `sealed-file:${id}`);
  expect(anew.includes('Linh Tran')).toBe(false);
});

test('[T-54] what is no document by its content is refused, whatever type it declares', async () => {
  const { client } = await make(scene.api).user();
  const html = Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.7');
  const cases: [Buffer, string][] = [
    [Buffer.from(SVG), 'application/pdf'],
    [html, 'application/pdf'],
    [Buffer.from('a\n%PDF-1.7'), 'application/pdf'],
    [Buffer.from('MZ\x90'), 'image/png'],
    [hugePng(), 'image/png'],
  ];
  for (const [bytes, type] of cases) {
    expect(await refusal(client.createSealedFile({ file: asFile(bytes, type) }))).toMatchObject({
      code: 'VALIDATION_FAILED',
      paths: ['file'],
    });
  }
  expect(await refusalCode(client.createSealedFile({ file: asFile(PDF, 'image/svg+xml') }))).toBe('VALIDATION_FAILED');
  const large = asFile(Buffer.alloc(LIMITS.sealed_file_bytes + 1, '%PDF-1.7'), 'application/pdf');
  expect(await refusalCode(client.createSealedFile({ file: large }))).toBe('PAYLOAD_TOO_LARGE');
});

test('[T-54] a document is handed in once, by its sender, and deleted 30 days after the decision or 90 days after it was sent', async () => {
  const { db } = scene.api.context;
  const [me, other] = [await make(scene.api).user(), await make(scene.api).user()];
  clock.set('2026-05-01T10:00:00Z');
  const { id } = await me.client.createSealedFile({ file: asFile(PDF, 'application/pdf') });
  const subject = { type: 'proof', id } as const;
  const attach = (user_id: string) =>
    writeAs(db, user_id, (trx) => attachSealedFiles(trx, { ids: [id], user_id, subject, now: clock.now() }));
  const gone = { code: 'VALIDATION_FAILED' };
  await expect(attach(other.user_id)).rejects.toMatchObject(gone);
  await attach(me.user_id);
  await expect(attach(me.user_id)).rejects.toMatchObject(gone);
  expect(await refusalCode(me.client.deleteSealedFile({ params: { id } }))).toBe('NOT_FOUND');

  clock.set('2026-05-02T10:00:00Z');
  await runJob(scene.api.context, 'sweep-sealed-files');
  expect(await listSealedFiles(db, subject)).toMatchObject([{ delete_at: '2026-07-30T10:00:00Z' }]);
  await keepFilesUntil(db, subject, Date.parse('2026-05-02T10:00:00Z') + LIMITS.sealed_file_decided_days * DAY_MS);
  // A later decision never keeps it for longer.
  await keepFilesUntil(db, subject, Date.parse('2027-01-01T00:00:00Z'));
  clock.set('2026-06-01T09:59:00Z');
  await runJob(scene.api.context, 'sweep-sealed-files');
  expect(await listSealedFiles(db, subject)).toHaveLength(1);
  clock.set('2026-06-01T10:00:00Z');
  await runJob(scene.api.context, 'sweep-sealed-files');
  await runJobs(scene.api.context, 'delete-media-files');
  expect(await listSealedFiles(db, subject)).toEqual([]);
  expect(await stored(id)).toBeNull();
  clock.release();
});

test('[T-54] a document that was not handed in is deleted by its sender alone, or after an hour', async () => {
  const [me, other] = [await make(scene.api).user(), await make(scene.api).user()];
  const first = await me.client.createSealedFile({ file: asFile(PDF, 'application/pdf') });
  expect(await refusalCode(other.client.deleteSealedFile({ params: { id: first.id } }))).toBe('NOT_FOUND');
  expect(await me.client.deleteSealedFile({ params: { id: first.id } })).toBeUndefined();
  await runJobs(scene.api.context, 'delete-media-files');
  expect(await stored(first.id)).toBeNull();

  const second = await me.client.createSealedFile({ file: asFile(PDF, 'application/pdf') });
  clock.set(new Date(Date.now() + 61 * 60_000).toISOString());
  await runJob(scene.api.context, 'sweep-sealed-files');
  clock.release();
  await runJobs(scene.api.context, 'delete-media-files');
  expect(await stored(second.id)).toBeNull();
});

test('[T-98] a file that the storage takes by half, or without an answer, leaves nothing, and its sender may send it again', async () => {
  const { client, user_id } = await make(scene.api).user();
  const { db } = scene.api.context;
  const rows = () => db.selectFrom('sealed_file').select('id').where('auth_user_id', '=', user_id).execute();
  const put = scene.storage.put.bind(scene.storage);
  const keys: string[] = [];
  const failing = vi.spyOn(scene.storage, 'put').mockImplementation(async (key, bytes, type) => {
    keys.push(key);
    // The first time half of it arrives, the second time all of it.
    await put(key, keys.length === 1 ? bytes.subarray(0, 9) : bytes, type);
    throw new AppError('STORAGE_UNAVAILABLE');
  });
  const send = () => client.createSealedFile({ file: asFile(PDF, 'application/pdf') });
  try {
    for (const _ of [1, 2]) {
      expect(await refusalCode(send())).toBe('STORAGE_UNAVAILABLE');
    }
  } finally {
    failing.mockRestore();
  }
  expect(keys).toHaveLength(2);
  expect(await rows()).toEqual([]);
  await runJobs(scene.api.context, 'delete-media-files');
  for (const key of keys) {
    expect(await scene.storage.get(key)).toBeNull();
  }
  // Failed uploads count toward no limit.
  for (let sent = 0; sent < LIMITS.sealed_files_open_max; sent += 1) {
    await send();
  }
  expect(await refusalCode(send())).toBe('TOO_MANY_UPLOADS');
});

test('[T-54] an erasure deletes the documents with the account', async () => {
  const { client, user_id, slug } = await make(scene.api).user();
  const { id } = await client.createSealedFile({ file: asFile(PDF, 'application/pdf') });
  await client.deleteAccount({ body: { confirm: slug } });
  await runJobs(scene.api.context, 'delete-media-files');
  expect(await stored(id)).toBeNull();
  const left = await scene.api.context.db
    .selectFrom('sealed_file')
    .select('id')
    .where('auth_user_id', '=', user_id)
    .execute();
  expect(left).toEqual([]);
});
