import { strToU8, zipSync, unzipSync, strFromU8 } from 'fflate';
import { LIMITS, SignedAttachmentQuery } from '@abroad/contract';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import { insertMessage } from '../../testing/insert-message.ts';
import { make, type Made, type MadeMentor } from '../../testing/make.ts';
import { asFile } from '../../testing/media-scene.ts';
import { hugePng, png, SVG, telephonePicture } from '../../testing/pictures.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';
import { runJob, runJobs } from '../../testing/run-due-jobs.ts';
import { writeAs } from '../../db/write-as.ts';
import { attachFiles, attachmentsOf } from './files.ts';

const scene = bookingScene();
afterEach(() => scene.clock.set('2055-01-07T10:00:00Z'));
const PDF = Buffer.from('%PDF-1.7\nThe plan of Amara');
const pdfFile = (name = 'plan.pdf', bytes = PDF) => asFile(bytes, 'application/pdf', name);

/** Two with a confirmed session, and a third person who has one too. */
async function pair() {
  const [mentor, prospect, other] = [await scene.mentor(), await scene.prospect(), await scene.prospect()];
  await make(scene.api).session({ mentor, prospect });
  await make(scene.api).session({ mentor: await scene.mentor(), prospect: other });
  return { mentor, prospect, other };
}
const attach = (ids: string[], author: Made, message_id: string) =>
  writeAs(scene.api.context.db, author.user_id, (trx) =>
    attachFiles(trx, { ids, user_id: author.user_id, to: { message_id }, now: scene.clock.now() }),
  );
/** A file of the prospect that the mentor got. */
async function sent({ mentor, prospect }: { mentor: MadeMentor; prospect: Made }, file = pdfFile()) {
  const { id } = await prospect.client.createAttachment({ file });
  const { id: message_id } = await insertMessage(scene.api, { mentor, prospect, author: prospect });
  await attach([id], prospect, message_id);
  return { id, message_id };
}
const linkFor = async (who: Made, id: string) =>
  new URL((await who.client.createAttachmentLink({ params: { id } })).url, scene.api.base_url);
const stored = async (id: string) => {
  const stream = await scene.api.context.storage.get(`attachments/${id}`);
  return stream && Buffer.concat(await stream.toArray());
};

test('[T-230] PDF, plain text and pictures encoded anew are kept, each by its content, encrypted', async () => {
  const { prospect } = await pair();
  const send = (bytes: Uint8Array, type: string, name: string) =>
    prospect.client.createAttachment({ file: asFile(bytes, type, name) });
  const pdf = await send(PDF, 'application/pdf', 'plan.PDF');
  expect(pdf).toMatchObject({ filename: 'plan.pdf', content_type: 'application/pdf', size_bytes: PDF.length });
  expect(pdf.is_scanned).toBe(false);
  expect((await stored(pdf.id))?.includes('Amara')).toBe(false);
  // The declared type decides nothing.
  expect(await send(Buffer.from('Thứ hai 9:00\n你好'), 'application/pdf', 'notes')).toMatchObject({
    filename: 'notes.txt',
    content_type: 'text/plain',
  });
  const picture = await send(await telephonePicture(), 'text/plain', 'IMG_1.heic');
  expect(picture).toMatchObject({ filename: 'IMG_1.webp', content_type: 'image/webp' });
});

test('[T-230] a PDF with a mark or blanks before its header is taken, and text in UTF-16 is kept as UTF-8', async () => {
  const { prospect } = await pair();
  const send = (bytes: Uint8Array) => prospect.client.createAttachment({ file: asFile(bytes, 'text/plain', 'letter') });
  for (const before of ['\ufeff', '\n', '\r\n \t', '\ufeff\n']) {
    const bytes = Buffer.from(`${before}%PDF-1.4\n%\0binary`);
    expect(await send(bytes)).toMatchObject({ content_type: 'application/pdf', size_bytes: bytes.length });
  }
  const words = 'Xin chào, thứ hai\r\n';
  const little = Buffer.from(`\ufeff${words}`, 'utf16le');
  for (const bytes of [little, Buffer.from(little).swap16()]) {
    const { content_type, size_bytes } = await send(bytes);
    expect([content_type, size_bytes]).toEqual(['text/plain', Buffer.byteLength(words)]);
  }
  // Windows-1252, GBK and windows-1258 look alike: a guess shows wrong letters.
  for (const bytes of [Buffer.from('Réponse à José', 'latin1'), Buffer.from('c4e3bac30a', 'hex')]) {
    await expect(send(bytes)).rejects.toMatchObject({
      errors: [{ path: 'file', message: 'Save the text as UTF-8, then choose it again' }],
    });
  }
});

test('[T-231] archives, Office files, programs, pages, PNG bombs and polyglots are refused, whatever type they declare', async () => {
  const { prospect } = await pair();
  const office = zipSync({ 'word/document.xml': strToU8('<w/>'), 'word/vbaProject.bin': strToU8('x') });
  const legacy = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  const files: Record<string, Uint8Array> = {
    zip: zipSync({ 'a.txt': strToU8('a') }),
    docm: office,
    doc: Buffer.concat([legacy, Buffer.alloc(512)]),
    rar: Buffer.from('Rar!\x1a\x07\x01\x00', 'latin1'),
    gzip: Buffer.from('1f8b0800000000000003', 'hex'),
    exe: Buffer.from('MZ\x90\0\x03\0', 'latin1'),
    svg: Buffer.from(SVG),
    html: Buffer.from('\n <!DOCTYPE html><script>alert(1)</script>'),
    'html before PDF': Buffer.from('<html><script>alert(1)</script>%PDF-1.7'),
    'letters before PDF and binary': Buffer.from('a\n%PDF-1.7\0'),
    'page in UTF-16': Buffer.from('\ufeff<script>alert(1)</script>', 'utf16le'),
    'program after a mark of UTF-16': Buffer.from('fffe00000100', 'hex'),
    'PDF that is an archive': Buffer.concat([PDF, office]),
    'png bomb': hugePng(),
    'png cut off': (await png()).subarray(0, 60),
    control: Buffer.from('\x1b]0;title\x07'),
  };
  for (const [name, bytes] of Object.entries(files)) {
    for (const type of ['application/pdf', 'text/plain']) {
      const answer = await refusal(prospect.client.createAttachment({ file: asFile(bytes, type, name) }));
      expect([name, answer?.code, answer?.paths]).toEqual([name, 'VALIDATION_FAILED', ['file']]);
    }
  }
  for (const type of ['application/zip', 'text/html', 'application/vnd.ms-word.document.macroEnabled.12']) {
    expect(await refusalCode(prospect.client.createAttachment({ file: asFile(PDF, type) }))).toBe('VALIDATION_FAILED');
  }
  const large = asFile(Buffer.alloc(LIMITS.attachment_bytes + 1, '%PDF-1.7'), 'application/pdf');
  expect(await refusalCode(prospect.client.createAttachment({ file: large }))).toBe('PAYLOAD_TOO_LARGE');
  expect(
    await scene.api.context.db
      .selectFrom('attachment')
      .select('id')
      .where('auth_user_id', '=', prospect.user_id)
      .execute(),
  ).toEqual([]);
});

test('[T-231] a PDF that is a page as well is only ever downloaded, as bytes, in a sandbox', async () => {
  const people = await pair();
  const polyglot = Buffer.from('%PDF-1.7\n<html><body><script>alert(1)</script></body></html>');
  const { id } = await sent(people, pdfFile('"><img src=x onerror=alert(1)>.html', polyglot));
  const answer = await fetch(await linkFor(people.mentor, id));
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer()).equals(polyglot)).toBe(true);
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox;/);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+\.pdf$/);
  expect(answer.headers.get('cache-control')).toContain('no-store');
});

test('[T-231] a name loses its folders, its ending, and what hides or turns text', async () => {
  const { prospect } = await pair();
  const named = async (name: string) => (await prospect.client.createAttachment({ file: pdfFile(name) })).filename;
  expect(await named('../../etc/passwd')).toBe('passwd.pdf');
  expect(await named('C:\\Users\\me\\plan.exe')).toBe('plan.pdf');
  expect(await named('plan\u202Efdp.exe')).toBe('planfdp.pdf');
  expect(await named('<b>bold</b>.pdf')).toBe('b>.pdf');
  expect(await named('\u200b\u2066')).toBe('document.pdf');
  expect(await named(`${'é'.repeat(400)}.pdf`)).toHaveLength(204);
});

test('[T-232] a message takes files of its author alone, once, within the hour, in their order', async () => {
  const { mentor, prospect, other } = await pair();
  const { db } = scene.api.context;
  const ids = await Promise.all(
    ['b', 'a'].map(async (name) => (await prospect.client.createAttachment({ file: pdfFile(name) })).id),
  );
  const foreign = (await other.client.createAttachment({ file: pdfFile() })).id;
  const { id: message_id } = await insertMessage(scene.api, { mentor, prospect, author: prospect });
  const gone = { code: 'VALIDATION_FAILED' };
  await expect(attach([...ids, foreign], prospect, message_id)).rejects.toMatchObject(gone);
  await attach(ids, prospect, message_id);
  expect((await attachmentsOf(db, [message_id])).get(message_id)?.map(({ filename }) => filename)).toEqual([
    'b.pdf',
    'a.pdf',
  ]);
  await expect(attach(ids.slice(0, 1), prospect, message_id)).rejects.toMatchObject(gone);
  expect(await refusalCode(prospect.client.deleteAttachment({ params: { id: ids[0] ?? '' } }))).toBe('NOT_FOUND');

  const late = (await prospect.client.createAttachment({ file: pdfFile() })).id;
  scene.clock.set('2055-01-07T11:00:00Z');
  await expect(attach([late], prospect, message_id)).rejects.toMatchObject(gone);
  await runJob(scene.api.context, 'sweep-attachments');
  await runJobs(scene.api.context, 'delete-media-files');
  expect(await stored(late)).toBeNull();
  expect(await stored(ids[0] ?? '')).not.toBeNull();
});

test('[T-234] a link works for its five minutes, its file and its viewer, and no other way', async () => {
  const people = await pair();
  const { id } = await sent(people);
  const another = await sent(people, pdfFile('other.pdf', Buffer.from('%PDF-1.4 other')));
  expect(await refusalCode(people.other.client.createAttachmentLink({ params: { id } }))).toBe('NOT_FOUND');
  const link = await linkFor(people.mentor, id);
  const status = async (change: (url: URL) => void) => {
    const url = new URL(link);
    change(url);
    return (await fetch(url)).status;
  };
  expect(await status(() => {})).toBe(200);
  const query = SignedAttachmentQuery.parse(Object.fromEntries(link.searchParams));
  const bytes = await scene.api.as(null).getAttachmentFile({ params: { id }, query });
  expect(Buffer.from(bytes).equals(PDF)).toBe(true);
  const put = (key: string, value: string) => (url: URL) => url.searchParams.set(key, value);
  const expires = Number(link.searchParams.get('expires'));
  const forged = [
    put('expires', String(expires + 1)),
    put('viewer', people.other.user_id),
    put('viewer', people.prospect.user_id),
    put('signature', 'a'.repeat(43)),
    put('signature', ''),
    (url: URL) => (url.pathname = url.pathname.replace(id, another.id)),
  ];
  for (const change of forged) {
    expect(await status(change)).toBe(403);
  }
  scene.clock.set('2055-01-07T10:05:00Z');
  expect(await status(() => {})).toBe(403);
  expect(
    await refusalCode(
      people.prospect.client.createAttachmentLink({
        params: { id: (await people.prospect.client.createAttachment({ file: pdfFile() })).id },
      }),
    ),
  ).toBe('NOT_FOUND');
});

test('[T-234] after a block, a removal, or while moderators look at it, no link opens the file', async () => {
  const people = await pair();
  const { mentor, prospect } = people;
  const { db } = scene.api.context;
  const { id, message_id } = await sent(people);
  const [theirs, own] = [await linkFor(mentor, id), await linkFor(prospect, id)];
  const seen = async () => [(await fetch(theirs)).status, (await fetch(own)).status];
  expect(await seen()).toEqual([200, 200]);
  await sql`insert into block values (${prospect.user_id}, ${mentor.user_id}, 'scam', now())`.execute(db);
  expect(await seen()).toEqual([404, 200]);
  expect(await refusalCode(mentor.client.createAttachmentLink({ params: { id } }))).toBe('NOT_FOUND');
  await sql`delete from block`.execute(db);
  await sql`update message set held_at = now() where id = ${message_id}`.execute(db);
  expect(await seen()).toEqual([404, 200]);
  await sql`update message set held_at = null, removed_at = now() where id = ${message_id}`.execute(db);
  expect(await seen()).toEqual([404, 404]);
  await sql`update message set removed_at = null where id = ${message_id}`.execute(db);
  await sql`update authenticated_user set status = 'suspended' where id = ${mentor.user_id}`.execute(db);
  expect(await seen()).toEqual([404, 200]);
});

test('[T-235] an archive of one’s data has the files that one sent, and an erasure deletes them', async () => {
  const people = await pair();
  const { prospect, mentor } = people;
  const { id } = await sent(people);
  const archive = unzipSync(new Uint8Array(await prospect.client.exportAccount()));
  expect(strFromU8(archive[`files/${id}-plan.pdf`] ?? new Uint8Array())).toBe(PDF.toString());
  expect(JSON.parse(strFromU8(archive['data.json'] ?? new Uint8Array()))).toMatchObject({
    attachments: [{ id, filename: 'plan.pdf' }],
  });
  const link = await linkFor(mentor, id);
  await prospect.client.deleteAccount({ body: { confirm: prospect.slug } });
  await runJobs(scene.api.context, 'delete-media-files');
  expect(await stored(id)).toBeNull();
  expect((await fetch(link)).status).toBe(404);
});

test('[T-235] with messages that are deleted go their files', async () => {
  const { id, message_id } = await sent(await pair());
  const { db } = scene.api.context;
  await sql`delete from message where id = ${message_id}`.execute(db);
  scene.clock.set('2055-01-07T11:00:00Z');
  await runJob(scene.api.context, 'sweep-attachments');
  await runJobs(scene.api.context, 'delete-media-files');
  expect(await stored(id)).toBeNull();
  expect(await db.selectFrom('attachment').select('id').where('id', '=', id).execute()).toEqual([]);
});
