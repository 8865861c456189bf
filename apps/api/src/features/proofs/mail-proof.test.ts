import { LIMITS } from '@abroad/contract';
import { expect, test } from 'vitest';
import { allAtOnce } from '../../testing/all-at-once.ts';
import { make } from '../../testing/make.ts';
import { proofScene } from '../../testing/proof-scene.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';
import { runJob } from '../../testing/run-due-jobs.ts';
import { readdressMails } from '../mail/readdress-mails.ts';
import { proofCodeNotification } from './send-code.ts';

const scene = proofScene();
let made = 0;
/** An address at Delft that no other test has. */
const address = () => {
  made += 1;
  return `mentor${made}@tudelft.nl`;
};
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('[T-51] a code to a university address proves the education, and the address is not kept', async () => {
  const mentor = await scene.mentor('delft', { first_name: 'Meilin' });
  const email = `Mei.Lin+proof@student.TUDelft.nl`;
  const { client, params } = mentor;
  expect(await client.startMailProof({ params, body: { email } })).toMatchObject({
    kind: 'affiliation',
    state: 'code_sent',
    domain: 'tudelft.nl',
  });
  const [mail] = await scene.mailsTo('mei.lin+proof@student.tudelft.nl');
  const { text } = await scene.api.as(null).getMail({ params: { id: mail?.id ?? '' } });
  expect(text).toContain('Meilin');
  expect(text).toContain('If this wasn’t you, ignore this email: nothing happens.');
  const code = await scene.codeTo('mei.lin+proof@student.tudelft.nl');
  expect(await client.confirmMailProof({ params, body: { code } })).toMatchObject({
    state: 'proven',
    domain: 'tudelft.nl',
    proven_at: expect.any(String),
    code_expires_at: null,
  });
  expect(await scene.tablesWith('student.tudelft')).toEqual([]);
  expect(await scene.tablesWith(code)).toEqual([]);
  expect(await refusalCode(scene.start(mentor, address()))).toBe('ALREADY_EXISTS');
});

test('[T-50] addresses elsewhere lead to a document, and what is no address is refused', async () => {
  const mentor = await scene.mentor();
  for (const email of [
    'a@evil-tudelft.nl',
    'a@tudelft.nl.evil.com',
    'a@xn--tudlft-w4e.nl',
    'a@edu.au',
    'a@x.onmicrosoft.com',
    'a@tum.de',
    'a@gmail.com',
  ]) {
    expect(await refusalCode(scene.start(mentor, email)), email).toBe('PROOF_NEEDS_DOCUMENT');
  }
  const noAddresses = [
    'a@tudelft.nl@evil.com',
    'a@tudelft.nl.',
    '"a"@tudelft.nl',
    'a(x)@tudelft.nl',
    'a@tudelft.nl\r\nBcc: b@c.nl',
  ];
  for (const email of noAddresses) {
    expect(await refusal(scene.start(mentor, email)), email).toEqual({ code: 'VALIDATION_FAILED', paths: ['email'] });
  }
  expect(await scene.states(mentor)).toEqual([]);
});

test('[T-51] five wrong codes end a code, and the right one no longer works', async () => {
  const [mentor, email] = [await scene.mentor(), address()];
  await scene.start(mentor, email);
  const code = await scene.codeTo(email);
  for (let tries = 0; tries < LIMITS.proof_code_tries; tries += 1) {
    expect(await refusalCode(scene.confirm(mentor, wrong(code)))).toBe('PROOF_CODE_WRONG');
  }
  expect(await refusalCode(scene.confirm(mentor, code))).toBe('PROOF_CODE_EXPIRED');
});

test('[T-51] twenty guesses at once are no more than five', async () => {
  const [mentor, email] = [await scene.mentor(), address()];
  await scene.start(mentor, email);
  const code = await scene.codeTo(email);
  const codes = await Promise.all(Array.from({ length: 20 }, () => refusalCode(scene.confirm(mentor, wrong(code)))));
  expect(codes.filter((one) => one === 'PROOF_CODE_WRONG')).toHaveLength(LIMITS.proof_code_tries);
});

test('[T-51] the code of another education, an earlier code and a used code prove nothing', async () => {
  const [mentor, other, email] = [await scene.mentor(), await scene.mentor(), address()];
  await scene.start(other, address());
  await scene.start(mentor, email);
  const first = await scene.codeTo(email);
  expect(['PROOF_CODE_WRONG']).toContain(await refusalCode(scene.confirm(other, first)));
  const second = await mentor.client.addMentorEducation({ body: await make(scene.api).education('delft') });
  expect(await refusalCode(scene.confirm({ ...mentor, params: { id: second.id } }, first))).toBe('PROOF_CODE_EXPIRED');
  await scene.start(mentor, email);
  const latest = await scene.codeTo(email);
  if (first !== latest) {
    expect(await refusalCode(scene.confirm(mentor, first))).toBe('PROOF_CODE_WRONG');
  }
  await scene.confirm(mentor, latest);
  // A replay.
  expect(await refusalCode(scene.confirm(mentor, latest))).toBe('PROOF_CODE_EXPIRED');
});

test('[T-51] a code ends after 15 minutes, and its mail is deleted', async () => {
  const [mentor, email] = [await scene.mentor(), address()];
  const { id } = await scene.start(mentor, email);
  const code = await scene.codeTo(email);
  scene.clock.set(new Date(Date.now() + 16 * 60_000).toISOString());
  expect(await refusalCode(scene.confirm(mentor, code))).toBe('PROOF_CODE_EXPIRED');
  await runJob(scene.api.context, 'expire-proof-code', { proof_id: id });
  scene.clock.release();
  expect(await scene.states(mentor)).toEqual(['affiliation expired']);
  expect(await scene.mailsTo(email)).toEqual([]);
  expect(await scene.tablesWith(email)).toEqual([]);
});

test('[T-51] a code is void once the university has changed', async () => {
  const [mentor, email] = [await scene.mentor(), address()];
  await scene.start(mentor, email);
  const code = await scene.codeTo(email);
  const { university_id } = await make(scene.api).education('munich');
  await mentor.client.patchMentorEducation({ params: mentor.params, body: { university_id } });
  expect(await refusalCode(scene.confirm(mentor, code))).toBe('PROOF_CODE_EXPIRED');
  expect(await scene.states(mentor)).toEqual(['affiliation stale']);
  expect(await scene.mailsTo(email)).toEqual([]);
});

test('[T-51] one mailbox proves one account, with any tag and at once', async () => {
  const [one, other, box] = [await scene.mentor(), await scene.mentor(), `twice${Date.now()}`];
  const [first, second] = [`${box}@tudelft.nl`, `${box}+again@tudelft.nl`];
  await scene.start(one, first);
  await scene.start(other, second);
  const codes = [await scene.codeTo(first), await scene.codeTo(second)];
  const outcomes = await allAtOnce(scene.db, 2, (at) =>
    refusalCode(scene.confirm(at === 0 ? one : other, codes[at] ?? '')),
  );
  expect(new Set(outcomes)).toEqual(new Set(['PROOF_ADDRESS_TAKEN', null]));
  const states = [...(await scene.states(one)), ...(await scene.states(other))];
  expect(states.toSorted()).toEqual(['affiliation expired', 'affiliation proven']);
});

test('[T-51] the owner of a mailbox may use it for a second education, and another account once the proof was taken back', async () => {
  const [mentor, other, email] = [await scene.mentor(), await scene.mentor(), address()];
  const { id: proof_id } = await scene.enterCode(mentor, email);
  const second = await mentor.client.addMentorEducation({ body: await make(scene.api).education('delft') });
  const again = await scene.enterCode({ ...mentor, params: { id: second.id } }, email);
  expect(again.state).toBe('proven');
  const take = async () => {
    await scene.start(other, email);
    return refusalCode(scene.confirm(other, await scene.codeTo(email)));
  };
  await mentor.client.deleteEducationProof({ params: { ...mentor.params, proof_id } });
  expect(await take()).toBe('PROOF_ADDRESS_TAKEN');
  await mentor.client.deleteMentorEducation({ params: { id: second.id } });
  expect(await take()).toBeNull();
});

/** Asks for codes at those minutes. @returns when one was sent */
async function flood(minutes: readonly number[]): Promise<number[]> {
  await scene.db.deleteFrom('proof_send').execute();
  const mentor = await scene.mentor();
  const begun = Date.now();
  const taken: number[] = [];
  for (const minute of minutes) {
    scene.clock.set(new Date(begun + minute * 60_000).toISOString());
    const code = await refusalCode(scene.start(mentor, `flood${minute}@tudelft.nl`));
    expect([null, 'TOO_MANY_PROOF_CODES']).toContain(code);
    if (code === null) {
      taken.push(minute);
    }
  }
  scene.clock.release();
  return taken;
}
function expectLimits(taken: readonly number[]): void {
  const within = (from: number, span: number) => taken.filter((at) => at >= from && at < from + span).length;
  expect(Math.max(...taken.map((at) => within(at, 60)))).toBe(LIMITS.proof_codes_per_hour);
  expect(Math.max(...taken.map((at) => within(at, 24 * 60)))).toBe(LIMITS.proof_codes_per_day);
  // Five guesses each at one of a million.
  expect(taken.length * LIMITS.proof_code_tries).toBeLessThanOrEqual(50);
}
const every = (minutes: number, times: number, from = 0) =>
  Array.from({ length: times }, (_, at) => from + at * minutes);

test('[T-51] brute force: three codes an hour and ten a day', async () => {
  // All of a day are sent within four hours.
  expectLimits(await flood([...every(15, 16), ...every(6 * 60, 3, 5 * 60)]));
});

test('[T-51] brute force over 100 sends: three codes an hour and ten a day', { tags: 'full' }, async () => {
  expectLimits(await flood(every(10, 100)));
});

test('[T-51] twenty codes a day go to one domain from one network, whoever asks', async () => {
  await scene.db.deleteFrom('proof_send').execute();
  const codes: (string | null)[] = [];
  for (let at = 0; at < LIMITS.proof_codes_per_place_day + 2; at += 1) {
    codes.push(await refusalCode(scene.start(await scene.mentor('munich'), `place${at}@tum.de`)));
  }
  expect(codes.filter((code) => code === null)).toHaveLength(LIMITS.proof_codes_per_place_day);
  expect(await refusalCode(scene.start(await scene.mentor('delft'), address()))).toBeNull();
});

test('[T-51] a change of the account’s address sends no code there', async () => {
  const [mentor, email] = [await scene.mentor(), address()];
  await scene.start(mentor, email);
  await scene.codeTo(email);
  await scene.db.updateTable('mail_message').set({ sent_at: null }).where('kind', '=', 'proof_code').execute();
  const to = { user_id: mentor.user_id, first_name: 'M', last_name: 'L', email: 'thief@evil.com', language: 'en' };
  await readdressMails(scene.api.context, to, { except: [proofCodeNotification.kind] });
  expect(await scene.tablesWith('thief@evil.com')).toEqual([]);
});
