import type { PayoutBalance, PayoutDetail } from '@abroad/contract/payouts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { afterRetries, auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse, type Answers } from '../../testing/play-api.ts';
import { NOTHING, SAMPLE_ID } from '../../testing/sample-answers.ts';
import { NO_EARNINGS } from '../../testing/sample-earnings.ts';
import { listed } from '../../testing/sample-lists.ts';
import { MENTOR_ANSWERS } from '../../testing/sample-mentor.ts';
import { samplePayoutAccount, sampleRoute } from '../../testing/sample-payout-account.ts';
import { sampleLine, samplePayout } from '../../testing/sample-payout.ts';

const READY = samplePayoutAccount({
  state: 'active',
  country: 'NL',
  currency: 'EUR',
  provider: 'stripe_connect',
  bank_last4: '6789',
  schedule: 'by_hand',
  route: sampleRoute(),
});
const EARNINGS: Answers = {
  ...MENTOR_ANSWERS,
  getEarnings: NO_EARNINGS,
  listPayouts: NOTHING,
  getPayoutAccount: READY,
};

const balance = (changes: Partial<PayoutBalance> = {}): PayoutBalance => ({
  currency: 'EUR',
  pending: 20,
  clears_from: null,
  earned: 0,
  payable: 0,
  held: 0,
  held_for: [],
  in_transit: 0,
  arrives_at: null,
  failed: 0,
  paid: 0,
  paid_at: null,
  debt: 0,
  next_payout: 0,
  next_held_for: [],
  payable_from: null,
  next_payout_at: null,
  short_of_minimum: 0,
  minimum: 1,
  ...changes,
});

test('[T-122] a balance that can’t be loaded is asked for again, and says what is short and what is settled', async () => {
  const { api, user } = await openPage('/earnings', {
    answers: { ...EARNINGS, getPayoutBalance: refuse(503, 'UNAVAILABLE') },
  });
  const card = within(await afterRetries());
  const short = balance({ payable: 11, next_payout: 6, paid: 120, debt: 5, short_of_minimum: 7, minimum: 13 });
  api.answer({ getPayoutBalance: { items: [short] } });
  await user.click(card.getByRole('button', { name: 'Try Again' }));
  const part = within(await screen.findByRole('region', { name: 'Next payout Balance in EUR' }));
  expect(part.getByText('€6.00')).toBeTruthy();
  expect(part.getByText('€7 short of the least that your bank takes')).toBeTruthy();
  expect(part.getByText(/^The least is €13\./)).toBeTruthy();
  const path = within(screen.getByRole('region', { name: 'Balance in EUR' }));
  expect(path.getByText(/€5\.00 was refunded after we paid you/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pay out now' })).toBeNull();
  await auditDom();
});

test('[T-123] a mentor asks for a payout of what is payable, and reads why it is held', async () => {
  const payout = samplePayout();
  const { api, user } = await openPage('/earnings', {
    answers: { ...EARNINGS, getPayoutBalance: { items: [balance({ payable: 50, next_payout: 50 })] } },
  });
  const button = await screen.findByRole('button', { name: 'Pay out now' });
  api.answer({
    createPayout: { ...payout, lines: [], events: [] },
    getPayoutBalance: { items: [balance({ held: 50 })] },
    listPayouts: listed([payout]),
  });
  await user.click(button);
  await screen.findByText('Payout started. We’ll check it first.');
  expect(api.calls('createPayout').map(({ body }) => body)).toEqual([{ currency: 'EUR' }]);
  const row = (await screen.findByRole('link', { name: /^Payout on/ })).closest('tr');
  expect(row?.textContent).toMatch(/Being checked: we’ll send it by .* We check every first payout\./);
  expect(screen.queryByRole('button', { name: 'Pay out now' })).toBeNull();
});

test('[T-123] a payout that is checked first says before it begins by when it is sent at the latest', async () => {
  const next = { payable: 50, next_payout: 50, next_payout_at: '2055-02-08T06:00:00Z' };
  await openPage('/earnings', {
    answers: { ...EARNINGS, getPayoutBalance: { items: [balance({ ...next, next_held_for: ['first_payout'] })] } },
  });
  const card = within(await screen.findByRole('region', { name: 'Next payout Balance in EUR' }));
  expect(card.getByText('Mon 8 Feb 2055, or by Wed 10 Feb 2055')).toBeTruthy();
  expect(card.getByText('We check every first payout.')).toBeTruthy();
  expect(card.queryByText(/We’ll send it on/)).toBeNull();
});

test.each<[string, Partial<PayoutBalance>, string[]]>([
  ['on hold', { held: 50, held_for: ['first_payout'] }, ['On hold', '€50.00', 'We check every first payout.']],
  [
    'held by a decision',
    { held: 50, held_for: ['decision'] },
    ['On hold', '€50.00', 'We’ve put your payouts on hold. Our decision tells you why.'],
  ],
  [
    'sent',
    { in_transit: 50, arrives_at: '2055-02-10T00:00:00Z' },
    ['Sent', '€50.00', 'At your bank by Wed 10 Feb 2055'],
  ],
  ['being sent by hand', { in_transit: 50 }, ['Being sent', '€50.00']],
  ['booked', { clears_from: '2055-02-03T10:00:00Z' }, ['Next payout', 'Nothing is payable yet.']],
])('[T-123] while nothing is payable, the card says first what is %s', async (_, changes, words) => {
  await openPage('/earnings', { answers: { ...EARNINGS, getPayoutBalance: { items: [balance(changes)] } } });
  const next = await screen.findByRole('region', { name: /. Balance in EUR$/ });
  for (const one of words) expect(next.textContent).toContain(one);
  expect(next.textContent).not.toContain('€0.00');
});

test('[T-123] each stage of the money says when it goes on', async () => {
  const all = balance({
    pending: 20,
    clears_from: '2055-02-03T10:00:00Z',
    earned: 30,
    payable_from: '2055-02-04T10:00:00Z',
    payable: 40,
    next_payout: 40,
    next_payout_at: '2055-02-08T06:00:00Z',
    in_transit: 50,
    arrives_at: '2055-02-10T00:00:00Z',
    paid: 60,
    paid_at: '2055-01-28T10:00:00Z',
  });
  await openPage('/earnings', { answers: { ...EARNINGS, getPayoutBalance: { items: [all] } } });
  const card = within(await screen.findByRole('region', { name: 'Balance in EUR' }));
  const stages = card.getAllByRole('term').map((name) => name.parentElement?.textContent);
  expect(stages).toEqual([
    'Booked€20.00The next clears after Wed 3 Feb 2055',
    'Cleared€30.00Payable after Thu 4 Feb 2055',
    'Payable€40.00Part of your payout on Mon 8 Feb 2055',
    'Sent€50.00At your bank by Wed 10 Feb 2055',
    'Paid€60.00The last on Thu 28 Jan 2055',
  ]);
});

test('a mentor whom no one has paid yet reads what will appear there', async () => {
  await openPage('/earnings', { answers: { ...EARNINGS, getPayoutBalance: { items: [] } } });
  await screen.findByRole('heading', { name: 'No paid sessions in this period' });
  expect(screen.queryByRole('heading', { name: 'Payouts' })).toBeNull();
});

const DETAIL: PayoutDetail = { ...samplePayout({ status: 'paid', held_for: [] }), lines: [], events: [] };

test('[T-128] the statement of a payout that settles an earlier refund says what was subtracted, and adds up', async () => {
  const lines = [
    sampleLine({ booking_id: '0199c0de-0000-7000-8000-000000000002', debt_taken: 50, net: 0 }),
    sampleLine({ booking_id: '0199c0de-0000-7000-8000-000000000003' }),
  ];
  await openPage(`/earnings/payouts/${SAMPLE_ID}`, {
    answers: { ...MENTOR_ANSWERS, getPayout: { ...DETAIL, debt: 50, sessions: 2, lines } },
  });
  const statement = within(await screen.findByRole('article', { name: 'Payout statement' }));
  const settled = statement.getAllByRole('row')[1];
  expect(settled?.textContent).toContain('-€50.00');
  expect(statement.getByText('Your share of the sessions').parentElement?.textContent).toContain('€100.00');
  expect(statement.getByText('Settled from earlier refunds').parentElement?.textContent).toContain('-€50.00');
  expect(statement.getByText('Amount sent').parentElement?.textContent).toContain('€50.00');
  await auditDom();
});
