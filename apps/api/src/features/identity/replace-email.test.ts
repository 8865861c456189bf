import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import type { Person } from '../../testing/issuer.ts';
import { sweepFormerEmails } from './replace-email.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const NAMES = { first_name: 'Ada', last_name: 'Byron' };
const at = (who: Person) => `new-${who.email}`;
const mailsTo = async (recipient: string) =>
  (await api.as(null).listMail({ query: { recipient, page_size: 100 } })).items;

/** Signs in with a token that says so, made that many seconds ago. */
async function signIn(who: Person, email: string, { ago = 0, verified = true } = {}) {
  const iat = Math.floor(Date.now() / 1000) - ago;
  const token = await api.issuer.token(who, { claims: { email, email_verified: verified, iat } });
  const response = await fetch(`${api.base_url}/api/v1/auth/authenticated-users`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(NAMES),
  });
  return ((await response.json()) as { email: string | null }).email;
}

test('[N-16] an address that the provider verified replaces ours at the next sign-in, and the previous one is notified once', async () => {
  const { person: who } = await api.signUp();
  const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(who, at(who))));
  expect(new Set(answers)).toEqual(new Set([at(who)]));
  await runJobs(api.context, 'tell-email-changed');
  expect((await mailsTo(who.email)).map(({ kind }) => kind)).toEqual(['email_changed']);
  expect(await mailsTo(at(who))).toEqual([]);
  const [notice] = await mailsTo(who.email);
  const mail = await api.as(null).getMail({ params: { id: notice?.id ?? '' } });
  expect(mail.text).toContain('n…@people.test');
  expect(mail.text).not.toContain(at(who));
  // It is kept for some days, in which what weighs much is told to it as well.
  const kept = api.context.db.selectFrom('changed_email').select(['former', 'told_at']);
  expect(await kept.execute()).toEqual([{ former: who.email, told_at: expect.any(String) }]);
  await sweepFormerEmails(api.context);
  expect(await kept.execute()).toHaveLength(1);
  await api.context.db
    .updateTable('changed_email')
    .set({ changed_at: new Date(Date.now() - 9 * 86_400_000) })
    .execute();
  await sweepFormerEmails(api.context);
  expect(await kept.execute()).toEqual([]);
});

test('[N-16] a token from before the change, or an address that is not verified, changes nothing', async () => {
  const { person: who } = await api.signUp();
  expect(await signIn(who, at(who))).toBe(at(who));
  expect(await signIn(who, who.email, { ago: 60 })).toBe(at(who));
  expect(await signIn(who, 'third@people.test', { verified: false })).toBe(at(who));
  expect(await signIn(who, at(who).toUpperCase())).toBe(at(who));
  await runJobs(api.context, 'tell-email-changed');
  expect(await mailsTo(at(who))).toEqual([]);
});

test('[N-16] two accounts can have one address, but not that of a suspended user, who keeps their own', async () => {
  const [one, other] = [await api.signUp(), await api.signUp()];
  expect(await signIn(one.person, other.person.email)).toBe(other.person.email);
  const suspended = await api.signUp();
  const { db } = api.context;
  await db.updateTable('authenticated_user').set({ status: 'suspended' }).where('id', '=', suspended.user_id).execute();
  expect(await signIn(other.person, suspended.person.email)).toBe(other.person.email);
  expect(await signIn(suspended.person, at(suspended.person))).toBe(suspended.person.email);
});

test('[N-16] a mail that still waits for the mail server goes to the new address', async () => {
  const { person: who, user_id } = await api.signUp();
  const { db } = api.context;
  const words = { sender: 'us@people.test', subject: 'Reminder', html: '', text: '', headers: '{}', attachments: '[]' };
  const id = crypto.randomUUID();
  await db
    .insertInto('mail_message')
    .values({
      ...words,
      id,
      auth_user_id: user_id,
      kind: 'reminder_24h',
      deduplication: id,
      recipient: `"Ada Byron" <${who.email}>`,
      created_at: new Date(),
    })
    .execute();
  await signIn(who, at(who));
  await runJobs(api.context, 'tell-email-changed');
  const kept = await db.selectFrom('mail_message').select('recipient').where('id', '=', id).executeTakeFirst();
  expect(kept?.recipient).toBe(`"Ada Byron" <${at(who)}>`);
});
