import { expect, test } from 'vitest';
import type { MadeMentor } from '../../testing/make.ts';
import { ACTIVE, NL, payoutAccountScene } from '../../testing/payout-account-scene.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { reconcilePayoutAccounts } from './reconcile.ts';
import { settlePayoutAccount } from './settle.ts';

const scene = payoutAccountScene();
const historyOf = ({ user_id }: MadeMentor) =>
  scene.api.context.db
    .selectFrom('payout_account_event')
    .select(['kind', 'to_state', 'actor_role'])
    .where('user_id', '=', user_id)
    .orderBy('created_at')
    .execute();

test('[T-141] a mentor sees the routes of a country signed out, chooses one, and follows a link to what is missing', async () => {
  const { items } = await scene.api.as(null).listPayoutRoutes({ query: { country: 'VN' } });
  expect(items).toEqual([
    {
      provider: 'manual',
      currency: 'VND',
      minimum: 1_100_000,
      fee: 'about_4_eur',
      days_min: 3,
      days_max: 5,
      schedules: ['monthly', 'by_hand'],
    },
  ]);
  expect((await scene.api.as(null).listPayoutRoutes({ query: { country: 'KP' } })).items).toEqual([]);
  const mentor = await scene.newMentor();
  expect(await mentor.client.getPayoutAccount()).toMatchObject({ state: 'none', provider: null, route: null });
  expect(await refusalCode(mentor.client.createPayoutAccountLink())).toBe('NOT_FOUND');
  const chosen = await mentor.client.choosePayoutAccount({ body: NL });
  expect(chosen).toMatchObject({ ...NL, state: 'in_progress', provider: 'stripe_connect', needs: ['person', 'bank'] });
  expect(chosen.route).toMatchObject({ provider: 'stripe_connect', minimum: 13 });
  expect((await mentor.client.createPayoutAccountLink()).url).toBe(`https://connect.test/${await scene.idOf(mentor)}`);
  expect(await refusalCode(mentor.client.choosePayoutAccount({ body: { country: 'KP', currency: 'USD' } }))).toBe(
    'VALIDATION_FAILED',
  );
});

test('[T-142] an account is made once, though its answer is lost, the provider is away, or the mentor asks twice at once', async () => {
  const mentor = await scene.newMentor();
  scene.provider.spoil('lost');
  expect(await refusalCode(mentor.client.choosePayoutAccount({ body: NL }))).toBe('PAYOUT_UNREACHABLE');
  expect(await mentor.client.getPayoutAccount()).toMatchObject({ ...NL, state: 'none' });
  scene.provider.spoil(null);
  const made = scene.provider.accounts.size;
  await Promise.all(Array.from({ length: 4 }, () => mentor.client.choosePayoutAccount({ body: NL })));
  expect(scene.provider.accounts.size).toBe(made);
  expect(await mentor.client.getPayoutAccount()).toMatchObject({ state: 'in_progress' });
  const keys = scene.provider.keys.filter((key) => key.includes(mentor.user_id));
  expect(new Set(keys)).toEqual(new Set([`payout-account:${mentor.user_id}:1`]));
});

test('[T-142] an account whose making was interrupted is made by the sweep', async () => {
  const mentor = await scene.newMentor();
  scene.provider.spoil('unreachable');
  await refusalCode(mentor.client.choosePayoutAccount({ body: NL }));
  scene.provider.spoil(null);
  await scene.api.context.db
    .updateTable('payout_account')
    .set({ updated_at: new Date(Date.now() - 3_600_000) })
    .where('user_id', '=', mentor.user_id)
    .execute();
  await reconcilePayoutAccounts(scene.api.context);
  expect(await mentor.client.getPayoutAccount()).toMatchObject({ state: 'in_progress' });
});

test('[T-143] the state follows the provider’s word: a webhook that comes twice, out of order or unsigned changes nothing else', async () => {
  const mentor = await scene.activeMentor();
  expect(await mentor.client.getPayoutAccount()).toMatchObject({ state: 'active', bank_last4: '4300', needs: [] });
  const account_id = await scene.idOf(mentor);
  scene.provider.change(account_id, { state: 'restricted', needs: ['identity.individual.documents'] });
  const answers = await Promise.all(Array.from({ length: 4 }, () => scene.deliver(account_id, { id: 'evt_twice' })));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  await runJobs(scene.api.context, 'settle-payout-account');
  expect(await mentor.client.getPayoutAccount()).toMatchObject({ state: 'restricted', needs: ['document'] });
  expect(await scene.mailsTo(mentor.person.email)).toEqual(['payout_account_restricted']);
  // An old event arrives late: the provider is asked how it is now.
  await scene.tell(mentor, { state: 'active', needs: [] });
  await scene.deliver(account_id, { id: 'evt_late' });
  await runJobs(scene.api.context, 'settle-payout-account');
  expect(await mentor.client.getPayoutAccount()).toMatchObject({ state: 'active' });
  expect((await scene.deliver(account_id, { signature: 'bad' })).status).toBe(400);
  expect(await historyOf(mentor)).toEqual([
    { kind: 'chosen', to_state: 'none', actor_role: 'mentor' },
    { kind: 'state', to_state: 'in_progress', actor_role: 'provider' },
    { kind: 'state', to_state: 'active', actor_role: 'provider' },
    { kind: 'state', to_state: 'restricted', actor_role: 'provider' },
    { kind: 'state', to_state: 'active', actor_role: 'provider' },
  ]);
});

test('[T-143] a lost webhook is made up for by asking, and an answer older than the last one changes nothing', async () => {
  const mentor = await scene.newMentor();
  await mentor.client.choosePayoutAccount({ body: NL });
  scene.provider.change(await scene.idOf(mentor), ACTIVE);
  await scene.api.context.db
    .updateTable('payout_account')
    .set({ checked_at: new Date(Date.now() - 3_600_000) })
    .where('user_id', '=', mentor.user_id)
    .execute();
  await reconcilePayoutAccounts(scene.api.context);
  expect(await mentor.client.getPayoutAccount()).toMatchObject({ state: 'active' });

  // The answer to a slow question is read before, and arrives after, that of a quick one.
  const { sandbox } = scene.provider.providers;
  const { readAccount } = sandbox;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let calls = 0;
  Object.assign(sandbox, {
    readAccount: async (id: string) => {
      const answer = await readAccount(id);
      calls += 1;
      if (calls === 1) await held;
      return answer;
    },
  });
  const slow = settlePayoutAccount(scene.api.context, mentor.user_id);
  await expect.poll(() => calls).toBe(1);
  scene.provider.change(await scene.idOf(mentor), { state: 'restricted' });
  await settlePayoutAccount(scene.api.context, mentor.user_id);
  letGo();
  expect((await slow)?.state).toBe('restricted');
  Object.assign(sandbox, { readAccount });
});

test('[T-143] an answer for another country changes nothing, and stays for the staff', async () => {
  const mentor = await scene.newMentor();
  await mentor.client.choosePayoutAccount({ body: NL });
  await scene.tell(mentor, { ...ACTIVE, country: 'US' });
  expect(await scene.accountOf(mentor)).toMatchObject({ state: 'in_progress', mismatch: 'the country is US' });
  await scene.tell(mentor, { country: 'NL' });
  expect(await scene.accountOf(mentor)).toMatchObject({ state: 'active', mismatch: null });
});

test('[T-144] a stolen session changes the bank: payouts wait seven days, and the address before it gets the notice too', async () => {
  const mentor = await scene.activeMentor();
  const stolen = `thief-${mentor.person.email}`;
  const token = await scene.api.issuer.token(mentor.person, { claims: { email: stolen, email_verified: true } });
  await fetch(`${scene.api.base_url}/api/v1/auth/authenticated-users`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ first_name: 'Ada', last_name: 'Byron' }),
  });
  await runJobs(scene.api.context, 'tell-email-changed');
  // Taken away first, and then another one: that is a change as well.
  await scene.tell(mentor, { bank_last4: null, bank_fingerprint: null });
  expect((await scene.accountOf(mentor)).bank_changed_at).toBeNull();
  await scene.tell(mentor, { bank_last4: '9999', bank_fingerprint: 'bank two' });
  const { bank_held_until } = await mentor.client.getPayoutAccount();
  const days = (Date.parse(bank_held_until ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  expect(await scene.mailsTo(stolen)).toEqual(['payout_bank_changed']);
  expect(await scene.mailsTo(mentor.person.email)).toEqual(['payout_bank_changed']);
});

test('[T-144] another country or way of being paid doesn’t get around the wait', async () => {
  const mentor = await scene.activeMentor();
  await mentor.client.choosePayoutAccount({ body: { country: 'FR', currency: 'EUR' } });
  expect(await mentor.client.getPayoutAccount()).toMatchObject({ country: 'FR', state: 'in_progress' });
  await scene.tell(mentor, { ...ACTIVE, bank_fingerprint: 'bank three' });
  expect((await mentor.client.getPayoutAccount()).bank_held_until).not.toBeNull();
  expect(await scene.mailsTo(mentor.person.email)).toEqual(['payout_bank_changed']);
});

test('[T-145] a country that is switched off: the account stays, and says that it can’t be paid that way', async () => {
  const mentor = await scene.newMentor();
  const SE = { country: 'SE', currency: 'SEK' };
  await mentor.client.choosePayoutAccount({ body: SE });
  const route = scene.api.context.db.updateTable('payout_route').where('mentor_country', '=', 'SE');
  await route.where('provider', '=', 'stripe_connect').set({ is_on: false }).execute();
  await scene.tell(mentor, ACTIVE);
  expect(await mentor.client.getPayoutAccount()).toMatchObject({ ...SE, state: 'active', route: null });
  expect((await scene.api.as(null).listPayoutRoutes({ query: { country: 'SE' } })).items).toEqual([]);
  // The way by hand, which the operator switches on, takes the same country over.
  await route.where('provider', '=', 'manual').set({ is_on: true }).execute();
  const bank = { holder: 'Ada Byron', iban: 'SE45 5000 0000 0583 9825 7466' };
  const byHand = await mentor.client.choosePayoutAccount({ body: { ...SE, bank } });
  expect(byHand).toMatchObject({ provider: 'manual', state: 'active', bank_last4: '7466', schedule: 'monthly' });
  expect(byHand.bank_held_until).not.toBeNull();
});

test('[T-145] after the first payout the country stays', async () => {
  const mentor = await scene.activeMentor();
  const { account_id } = await scene.accountOf(mentor);
  const at = new Date();
  await scene.api.context.db
    .insertInto('payout')
    .values({
      id: crypto.randomUUID(),
      user_id: mentor.user_id,
      provider: 'sandbox',
      account_id,
      currency: 'EUR',
      amount_minor: 2700,
      status: 'held',
      held_for: ['first_payout'],
      scheduled_for: at,
      created_at: at,
      updated_at: at,
    })
    .execute();
  expect(await mentor.client.getPayoutAccount()).toMatchObject({ is_country_fixed: true });
  expect(await refusalCode(mentor.client.choosePayoutAccount({ body: { country: 'FR', currency: 'EUR' } }))).toBe(
    'PAYOUT_COUNTRY_FIXED',
  );
  expect(await scene.accountOf(mentor)).toMatchObject({ country: 'NL', account_id });
});
