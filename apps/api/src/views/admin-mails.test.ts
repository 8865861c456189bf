import { expect, test } from 'vitest';
import { toInstant } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import { bookingScene } from '../testing/booking-scene.ts';
import { runJobs } from '../testing/run-due-jobs.ts';
import { make, type Made } from '../testing/make.ts';
import { refusalCode } from '../testing/refusal.ts';
import type { OutgoingMail } from '../providers/mail/port.ts';

/** The mail server's next refusal; null where it accepts the mail. */
let refusal: Error | null = null;
const taken: OutgoingMail[] = [];
const scene = bookingScene({
  mail: {
    kind: 'smtp',
    send(outgoing) {
      if (refusal !== null) {
        return Promise.reject(refusal);
      }
      taken.push(outgoing);
      return Promise.resolve({ message_id: outgoing.id });
    },
    check: () => Promise.resolve(),
    close: () => Promise.resolve(),
  },
});
const database = () => scene.api.context.db;

const member = (role: 'support' | 'moderator') => make(scene.api).staff(role, { last_name: role });

/** An email of a kind, as it stands. */
async function mail({ user_id, person }: Made, stands: object = {}): Promise<string> {
  const id = newId();
  await database()
    .insertInto('mail_message')
    .values({
      id,
      kind: 'booked',
      deduplication: id,
      auth_user_id: user_id,
      sender: 'a@a.test',
      recipient: `"The Reader" <${person.email}>`,
      subject: 'Your session is confirmed',
      html: '<p>Hello</p>',
      text: `Join: https://zoom.us/j/1?pwd=secret\nStop: ${scene.api.context.config.public_url}/stop?token=abcdef`,
      headers: '{}',
      attachments: '[]',
      created_at: toInstant(scene.clock.now()),
      ...stands,
    })
    .execute();
  return id;
}
const AT = '2055-01-01T00:00:00Z';
const stateOf = async ({ client }: Made, id: string) => (await client.getStaffMail({ params: { id } })).state;
const audited = async (kind: 'mail_read' | 'mail_sent_again' | 'mails_searched') =>
  database()
    .selectFrom('staff_event')
    .select(['actor_user_id', 'about_user_id', 'subject_id'])
    .where('kind', '=', kind)
    .execute();

test('[T-189] staff find emails by person, address and state, and see no text in the list', async () => {
  const [staff, reader] = [await member('support'), await scene.prospect({ last_name: 'Ostrovsky' })];
  const [sent, waiting, failed, bounced, folded] = [
    await mail(reader, { sent_at: AT }),
    await mail(reader),
    await mail(reader, { failed_at: AT, failure: '451 later' }),
    await mail(reader, { sent_at: AT, bounced_at: AT, bounce: '550 unknown' }),
    await mail(reader, { folded_at: AT }),
  ];
  const ids = async (query: NonNullable<Parameters<Made['client']['listStaffMails']>[0]>['query']) =>
    (await staff.client.listStaffMails({ query })).items.map(({ id }) => id);
  for (const q of ['ostrovsky', reader.person.email.toUpperCase(), reader.user_id]) {
    expect((await ids({ q })).toSorted(), q).toEqual([sent, waiting, failed, bounced, folded].toSorted());
  }
  const states = { sent, waiting, failed, bounced, folded } as const;
  for (const [state, id] of Object.entries(states) as [keyof typeof states, string][]) {
    expect(await ids({ q: reader.user_id, state }), state).toEqual([id]);
  }
  const { items } = await staff.client.listStaffMails({ query: { q: sent } });
  expect(items).toEqual([
    {
      id: sent,
      kind: 'booked',
      subject: 'Your session is confirmed',
      state: 'sent',
      address: reader.person.email,
      person: expect.objectContaining({ user_id: reader.user_id }) as object,
      created_at: expect.any(String) as string,
      sent_at: AT,
    },
  ]);
  expect(await audited('mails_searched')).not.toEqual([]);
});

test('[T-189] a moderator reads a text whose links lead no one in, and each look is an entry of the audit', async () => {
  const [staff, reader] = [await member('moderator'), await scene.prospect()];
  const id = await mail(reader, { sent_at: AT });
  const { text } = await staff.client.readStaffMail({ params: { id } });
  expect(text).toBe(`Join: https://zoom.us/…\nStop: ${scene.api.context.config.public_url}/stop…`);
  expect(await audited('mail_read')).toEqual([
    { actor_user_id: staff.user_id, about_user_id: reader.user_id, subject_id: id },
  ]);
  const support = await member('support');
  expect(await support.client.getStaffMail({ params: { id } })).toMatchObject({ may_read: false, may_send: false });
  expect(await refusalCode(support.client.readStaffMail({ params: { id } }))).toBe('NOT_FOUND');
});

test('[T-189] no one reads an email with a code, not even its subject', async () => {
  const [staff, reader] = [await member('moderator'), await scene.prospect()];
  const id = await mail(reader, { is_secret: true, kind: 'proof_code', subject: 'Your code: 123456' });
  expect(await staff.client.getStaffMail({ params: { id } })).toMatchObject({
    subject: null,
    is_secret: true,
    may_read: false,
  });
  const { items } = await staff.client.listStaffMails({ query: { q: id } });
  expect(JSON.stringify(items)).not.toContain('123456');
  expect(await refusalCode(staff.client.readStaffMail({ params: { id } }))).toBe('MAIL_SECRET');
});

test('[T-189] an email that the server refuses for now has failed, is counted on the first page, and is sent again once', async () => {
  const [staff, mentor, student] = [await member('support'), await scene.mentor(), await scene.prospect()];
  refusal = new Error('451 4.3.0 try again\r\nlater');
  await scene.book(student, mentor);
  await runJobs(scene.api.context, 'send-mail').catch(() => undefined);
  const { items } = await staff.client.listStaffMails({ query: { q: student.user_id, state: 'failed' } });
  const [failed] = items;
  expect(items).toHaveLength(1);
  const id = failed?.id ?? '';
  expect(await staff.client.getStaffMail({ params: { id } })).toMatchObject({
    failure: '451 4.3.0 try again later',
    failed_at: toInstant(scene.clock.now()),
    may_send: true,
  });
  const tile = (await staff.client.getAdminToday()).items.find((item) => item.tile === 'mails_failed');
  expect(tile?.due).toBeGreaterThan(0);
  refusal = null;
  taken.length = 0;
  await staff.client.sendStaffMailAgain({ params: { id } });
  await runJobs(scene.api.context, 'send-kept-mail');
  expect(taken.filter((one) => one.id === id)).toHaveLength(1);
  expect(await stateOf(staff, id)).toBe('sent');
  expect(await refusalCode(staff.client.sendStaffMailAgain({ params: { id } }))).toBe('MAIL_NOT_FAILED');
  expect(await audited('mail_sent_again')).toEqual([
    { actor_user_id: staff.user_id, about_user_id: student.user_id, subject_id: id },
  ]);
});

test('[T-189] an email that bounced goes to the address that its reader has now', async () => {
  const [staff, reader] = [await member('support'), await scene.prospect()];
  const stands = { sent_at: AT, bounced_at: AT, bounce: '550 unknown', recipient: 'gone@former.test' };
  const id = await mail(reader, stands);
  const kept = await mail(reader, { ...stands, kind: 'email_changed' });
  const folded = await mail(reader, { folded_at: AT });
  expect(await refusalCode(staff.client.sendStaffMailAgain({ params: { id: folded } }))).toBe('MAIL_NOT_FAILED');
  taken.length = 0;
  await staff.client.sendStaffMailAgain({ params: { id } });
  await staff.client.sendStaffMailAgain({ params: { id: kept } });
  await runJobs(scene.api.context, 'send-kept-mail');
  const recipients = new Map(taken.map((one) => [one.id, one.recipient]));
  expect(recipients.get(id)).toContain(`<${reader.person.email}>`);
  expect(recipients.get(kept)).toBe('gone@former.test');
  expect(await stateOf(staff, id)).toBe('sent');
});
