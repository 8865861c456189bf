import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { afterRetries, auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse, type Answers } from '../../testing/play-api.ts';
import { NOTHING } from '../../testing/sample-answers.ts';
import { NO_EARNINGS } from '../../testing/sample-earnings.ts';
import { MENTOR_ANSWERS } from '../../testing/sample-mentor.ts';
import { samplePayoutAccount, sampleRoute } from '../../testing/sample-payout-account.ts';

const COUNTRY = 'Country of your bank account';
const EARNINGS: Answers = {
  ...MENTOR_ANSWERS,
  getEarnings: NO_EARNINGS,
  getPayoutBalance: { items: [] },
  listPayouts: NOTHING,
  getPayoutAccount: samplePayoutAccount(),
};
const panel = async () => within(await screen.findByRole('region', { name: 'How you’re paid' }));

test('[T-146] where mentors are paid by hand, the bank account is checked, and shown by its end', async () => {
  const byHand = sampleRoute({ provider: 'manual', currency: 'USD', fee: 'about_4_eur', schedules: ['monthly'] });
  const rupees = sampleRoute({ provider: 'manual', currency: 'INR', fee: 'about_4_eur', schedules: ['monthly'] });
  const { api, user } = await openPage('/earnings', {
    answers: { ...EARNINGS, listPayoutRoutes: { country: 'IN', items: [rupees, byHand] } },
  });
  const part = await panel();
  expect(part.getByText('Choose where we should pay you. Until then, your earnings are safe with us.')).toBeTruthy();
  await user.type(part.getByRole('combobox', { name: COUNTRY }), 'India');
  await user.click(await screen.findByRole('option', { name: 'India' }));
  await user.click(await part.findByRole('radio', { name: 'US Dollar (USD)' }));
  expect(api.calls('listPayoutRoutes').map(({ query }) => query)).toEqual([{ country: 'IN' }]);
  expect(part.getByText('By hand through Wise')).toBeTruthy();
  const holder = () => part.getByRole('textbox', { name: 'Name on the bank account' });
  await fill(user, holder(), 'Le Huy');
  await fill(user, part.getByRole('textbox', { name: /^IBAN/ }), 'NL91 ABNA 0417 1643 01');
  const wrong = { path: 'bank.iban', message: 'Check the IBAN: a character is wrong or missing' };
  api.answer({ choosePayoutAccount: refuse(400, 'VALIDATION_FAILED', { errors: [wrong] }) });
  await user.click(part.getByRole('button', { name: 'Save' }));
  await part.findByText(wrong.message);
  expect(document.activeElement).toBe(part.getByRole('textbox', { name: /^IBAN/ }));
  await auditDom(document.querySelector('.payout-account') ?? undefined);

  await user.click(part.getByRole('checkbox', { name: 'My bank account has no IBAN' }));
  await fill(user, part.getByRole('textbox', { name: 'Account number' }), '5010 0012 3456 78');
  await fill(user, part.getByRole('textbox', { name: 'SWIFT code' }), 'HDFCINBB');
  const chosen = samplePayoutAccount({
    state: 'active',
    country: 'IN',
    currency: 'USD',
    provider: 'manual',
    bank_last4: '5678',
    route: byHand,
  });
  api.answer({ choosePayoutAccount: chosen, getPayoutAccount: chosen });
  await user.click(part.getByRole('button', { name: 'Save' }));
  await screen.findByText('We pay you to the account ending in 5678.');
  const [first, second] = api.calls('choosePayoutAccount').map(({ body }) => body);
  expect(first).toEqual({ country: 'IN', currency: 'USD', bank: { holder: 'Le Huy', iban: 'NL91 ABNA 0417 1643 01' } });
  expect(second).toEqual({
    country: 'IN',
    currency: 'USD',
    bank: { holder: 'Le Huy', account_number: '5010 0012 3456 78', swift: 'HDFCINBB' },
  });

  // The next one is held.
  await user.click(screen.getByRole('button', { name: 'Change bank account' }));
  await fill(user, holder(), 'Le Huy');
  await fill(user, part.getByRole('textbox', { name: /^IBAN/ }), 'NL91 ABNA 0417 1643 00');
  api.answer({ choosePayoutAccount: { ...chosen, bank_last4: '4300', bank_held_until: '2026-11-27T09:18:00Z' } });
  await user.click(part.getByRole('button', { name: 'Save' }));
  await screen.findByText(/we’ll check each payout until/);
});

test('[T-141] signed out, everyone sees how mentors in a country are paid, or that they can’t be yet', async () => {
  const dong = sampleRoute({
    provider: 'manual',
    currency: 'VND',
    minimum: 1_100_000,
    fee: 'about_4_eur',
    schedules: ['monthly'],
  });
  const { user } = await openPage('/mentor/signup', {
    as: null,
    answers: {
      listPayoutRoutes: ({ query }) => ({
        country: String(query['country']),
        items: query['country'] === 'VN' ? [dong] : [],
      }),
    },
  });
  const field = await screen.findByRole('combobox', { name: COUNTRY });
  await user.type(field, 'Vietnam');
  await user.click(await screen.findByRole('option', { name: 'Vietnam' }));
  await screen.findByText('₫1,100,000');
  expect(screen.getByText('About €4')).toBeTruthy();
  expect(screen.getByText('On the 1st of each month, or when you ask')).toBeTruthy();
  await auditDom();
  await user.clear(field);
  await user.type(field, 'Cuba');
  await user.click(await screen.findByRole('option', { name: 'Cuba' }));
  await screen.findByText(/^We can’t pay mentors in this country yet\./);
});

test('[T-141] an account that can’t be loaded is asked for again', async () => {
  const { api, user } = await openPage('/earnings', {
    answers: { ...EARNINGS, getPayoutAccount: refuse(503, 'UNAVAILABLE') },
  });
  const card = within(await afterRetries());
  api.answer({ getPayoutAccount: samplePayoutAccount() });
  await user.click(card.getByRole('button', { name: 'Try Again' }));
  expect((await panel()).getByRole('combobox', { name: COUNTRY })).toBeTruthy();
});
