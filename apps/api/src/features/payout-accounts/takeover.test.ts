import { createClient } from '@abroad/contract/client';
import { expect, test } from 'vitest';
import { IBAN, payoutAccountScene } from '../../testing/payout-account-scene.ts';
import { refusalCode } from '../../testing/refusal.ts';
import type { MadeMentor } from '../../testing/make.ts';

const scene = payoutAccountScene();
const OTHER = 'DE89370400440532013000';
const bank = (iban: string) => ({ country: 'IN', currency: 'USD', bank: { holder: 'Ada Byron', iban } });

/** Returns a mentor's client with a sign-in of some minutes ago; null where the issuer doesn't say. */
const signedIn = ({ person }: MadeMentor, minutes: number | null) =>
  createClient({
    base_url: scene.api.base_url,
    token: () =>
      scene.api.issuer.token(person, {
        claims: minutes === null ? {} : { auth_time: Math.floor(Date.now() / 1000) - minutes * 60 },
      }),
  });

test('[T-187] account takeover: another bank account takes a sign-in of the last 15 minutes, and waits for seven days', async () => {
  const mentor = await scene.newMentor();
  const [old, fresh] = [signedIn(mentor, 16), signedIn(mentor, 14)];
  // Without known bank details there is nothing to take over.
  expect(await old.choosePayoutAccount({ body: bank(IBAN) })).toMatchObject({ bank_last4: '4300' });
  expect(await refusalCode(old.choosePayoutAccount({ body: bank(OTHER) }))).toBe('SIGN_IN_AGAIN');
  expect(await refusalCode(old.choosePayoutAccount({ body: { country: 'NL', currency: 'EUR' } }))).toBe(
    'SIGN_IN_AGAIN',
  );
  expect(await old.choosePayoutAccount({ body: bank(IBAN) })).toMatchObject({ bank_last4: '4300' });
  expect(await old.getPayoutAccount()).toMatchObject({ bank_last4: '4300', bank_held_until: null });
  const response = await fetch(`${scene.api.base_url}/api/v1/payouts/account`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await scene.api.issuer.token(mentor.person, { claims: { auth_time: 1 } })}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(bank(OTHER)),
  });
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([
    401,
    'Bearer realm="api", error="insufficient_user_authentication", max_age="900"',
  ]);
  const after = await fresh.choosePayoutAccount({ body: bank(OTHER) });
  expect(after.bank_last4).toBe('3000');
  expect(after.bank_held_until).not.toBeNull();
  expect(await scene.mailsTo(mentor.person.email)).toEqual(['payout_bank_changed']);
});

test('[T-187] an issuer that doesn’t say when people signed in isn’t asked', async () => {
  const mentor = await scene.newMentor();
  const client = signedIn(mentor, null);
  await client.choosePayoutAccount({ body: bank(IBAN) });
  expect(await client.choosePayoutAccount({ body: bank(OTHER) })).toMatchObject({ bank_last4: '3000' });
});

test('[T-187] the provider’s page, where the bank account can be changed, takes a recent sign-in too', async () => {
  const mentor = await scene.activeMentor();
  expect(await refusalCode(signedIn(mentor, 16).createPayoutAccountLink())).toBe('SIGN_IN_AGAIN');
  expect(await signedIn(mentor, 1).createPayoutAccountLink()).toMatchObject({ url: expect.any(String) });
});
