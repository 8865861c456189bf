import { expect, test } from 'vitest';
import { make } from '../../testing/make.ts';
import { IBAN, payoutAccountScene } from '../../testing/payout-account-scene.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { openBank, resealBanks } from './bank-details.ts';

const scene = payoutAccountScene();

test('[T-146] by hand: a bank account is checked, sealed, shown by its last four characters, and another one is told', async () => {
  const mentor = await scene.newMentor();
  const choose = (bank?: { holder: string; iban?: string; account_number?: string; swift?: string }) =>
    mentor.client.choosePayoutAccount({ body: { country: 'IN', currency: 'USD', ...(bank && { bank }) } });
  expect(await refusalCode(choose())).toBe('VALIDATION_FAILED');
  const holder = 'Ada Byron';
  for (const wrong of [
    { holder, iban: 'NL91ABNA0417164301' },
    { holder, account_number: '12', swift: 'HDFCINBB' },
    { holder, account_number: '50100012345678', swift: 'HDFC' },
    { holder, account_number: '50100012345678' },
    { holder },
  ]) {
    expect(await refusalCode(choose(wrong)), JSON.stringify(wrong)).toBe('VALIDATION_FAILED');
  }
  expect(await mentor.client.getPayoutAccount()).toMatchObject({ state: 'none' });
  const first = await choose({ holder, iban: 'nl91 abna 0417 1643 00' });
  expect(first).toMatchObject({ provider: 'manual', state: 'active', bank_last4: '4300', bank_held_until: null });
  expect(JSON.stringify(first)).not.toContain(IBAN);
  const stored = await scene.accountOf(mentor);
  expect(JSON.stringify({ ...stored, bank_details: stored.bank_details?.toString('latin1') })).not.toContain('0417');
  expect(openBank(scene.api.context, stored)).toEqual({ holder, iban: IBAN, account_number: null, swift: null });
  // The same details again, or only another currency, don't count as a change of the bank.
  await choose({ holder, iban: IBAN });
  await mentor.client.choosePayoutAccount({ body: { country: 'IN', currency: 'EUR' } });
  expect(await scene.mailsTo(mentor.person.email)).toEqual([]);
  const other = await choose({ holder, account_number: '5010 0012 3456 78', swift: 'hdfcinbb' });
  expect(other.bank_last4).toBe('5678');
  expect(other.bank_held_until).not.toBeNull();
  expect(await scene.mailsTo(mentor.person.email)).toEqual(['payout_bank_changed']);
});

test('[T-146] the details are sealed anew with a new key, and that is no change of the bank', async () => {
  const mentor = await scene.newMentor();
  const bank = { holder: 'Ada Byron', iban: IBAN };
  await mentor.client.choosePayoutAccount({ body: { country: 'IN', currency: 'EUR', bank } });
  await scene.api.context.db
    .updateTable('payout_account')
    .set({ bank_details_key_id: 'former' })
    .where('user_id', '=', mentor.user_id)
    .execute();
  const { sealer } = scene.api.context;
  const open = (sealed: Parameters<typeof sealer.open>[0], context: string) =>
    sealer.open({ ...sealed, key_id: sealer.key_id }, context);
  const rotating = {
    key_id: sealer.key_id,
    knows: sealer.knows.bind(sealer),
    seal: sealer.seal.bind(sealer),
    sealBytes: sealer.sealBytes.bind(sealer),
    openBytes: sealer.openBytes.bind(sealer),
    fingerprint: (text: string, context: string) => sealer.fingerprint(text, `new ${context}`),
    open,
  };
  const before = await scene.accountOf(mentor);
  await resealBanks({ db: scene.api.context.db, sealer: rotating });
  const after = await scene.accountOf(mentor);
  expect(after.bank_details_key_id).toBe(sealer.key_id);
  expect(after.bank_fingerprint).not.toBe(before.bank_fingerprint);
  expect(openBank(scene.api.context, after)?.iban).toBe(IBAN);
  await mentor.client.choosePayoutAccount({ body: { country: 'IN', currency: 'EUR', bank } });
  expect((await scene.accountOf(mentor)).bank_changed_at).toBeNull();
});

test('[T-147] an account belongs to one mentor: details can’t be moved to another one, and strangers’ ids change nothing', async () => {
  const [mentor, other] = [await scene.newMentor(), await scene.newMentor()];
  const bank = { holder: 'Ada Byron', iban: IBAN };
  await mentor.client.choosePayoutAccount({ body: { country: 'IN', currency: 'EUR', bank } });
  const stolen = await scene.accountOf(mentor);
  expect(() => openBank(scene.api.context, { ...stolen, user_id: other.user_id })).toThrow();
  const taken = { provider: 'manual' as const, account_id: stolen.account_id, country: 'IN', currency: 'EUR' };
  await expect(
    scene.api.context.db
      .insertInto('payout_account')
      .values({ user_id: other.user_id, ...taken })
      .execute(),
  ).rejects.toThrow('payout_account_id_once');
  expect((await scene.deliver('acct_unknown')).status).toBe(204);
  await runJobs(scene.api.context, 'settle-payout-account');
  const prospect = await make(scene.api).prospect();
  expect(await refusalCode(prospect.client.getPayoutAccount())).toBe('PROFILE_NOT_FOUND');
});

test('[T-148] mentors choose when they are paid, out of what their way of being paid offers', async () => {
  const mentor = await scene.newMentor();
  expect(await mentor.client.patchPayoutSettings({ body: { schedule: 'by_hand' } })).toMatchObject({
    state: 'none',
    schedule: 'by_hand',
  });
  const bank = { holder: 'Ada Byron', iban: IBAN };
  await mentor.client.choosePayoutAccount({ body: { country: 'IN', currency: 'EUR', bank } });
  expect(await refusalCode(mentor.client.patchPayoutSettings({ body: { schedule: 'weekly' } }))).toBe(
    'VALIDATION_FAILED',
  );
  expect(await mentor.client.patchPayoutSettings({ body: { schedule: 'monthly' } })).toMatchObject({
    schedule: 'monthly',
  });
});

test('[T-148] an erasure takes what is known of the bank, and the archive has the account without numbers', async () => {
  const mentor = await scene.newMentor();
  const bank = { holder: 'Ada Byron', iban: IBAN };
  await mentor.client.choosePayoutAccount({ body: { country: 'IN', currency: 'EUR', bank } });
  await mentor.client.deleteAccount({ body: { confirm: mentor.slug } });
  expect(await scene.accountOf(mentor)).toMatchObject({
    country: 'IN',
    bank_details: null,
    bank_last4: null,
    bank_fingerprint: null,
  });
});
