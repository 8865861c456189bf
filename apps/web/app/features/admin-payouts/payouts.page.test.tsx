import type { PayoutClaim } from '@abroad/contract/payouts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { NOTHING, NOW, SAMPLE_ID } from '../../testing/sample-answers.ts';
import { sampleStaffPayout } from '../../testing/sample-payout.ts';
import { staffAnswers } from '../../testing/sample-staff.ts';

const STAFF = staffAnswers('finance');
const ADDRESS = `/admin/payouts/${SAMPLE_ID}`;
const main = () => within(screen.getByRole('main'));
const LISTS = { listStaffPayouts: NOTHING, listPayoutBatches: { items: [] } };

test('[T-197] a payout is put on hold and cancelled, each with a reason', async () => {
  const released = sampleStaffPayout({ status: 'pending', held_for: [], allowed_actions: ['hold', 'cancel'] });
  const { api, user } = await openPage(ADDRESS, { answers: { ...STAFF, getStaffPayout: released } });
  await screen.findByRole('heading', { level: 1, name: '€50.00 for Minh Ngo' });

  await user.click(main().getByRole('button', { name: 'Hold' }));
  let dialog = within(await screen.findByRole('dialog', { name: 'Hold this payout?' }));
  expect(dialog.getByText('We won’t send it until someone releases it.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Hold' }));
  await dialog.findByText('Say why');
  expect(api.calls('holdPayout')).toEqual([]);
  await fill(user, dialog.getByLabelText('Reason'), 'The name differs.');
  await auditDom();
  const held = sampleStaffPayout({
    held_for: ['by_staff'],
    events: [
      {
        kind: 'held',
        at: NOW,
        by: 'staff',
        text: 'The name differs.',
        actor: { user_id: SAMPLE_ID, name: 'Fay Finance', slug: 'fay' },
      },
    ],
  });
  api.answer({ getStaffPayout: held, holdPayout: held });
  await user.click(dialog.getByRole('button', { name: 'Hold' }));
  await screen.findByText('Payout on hold', { exact: true });
  expect(api.calls('holdPayout').map(({ body }) => body)).toEqual([{ reason: 'The name differs.' }]);
  await main().findByText('Put on hold by staff');
  const history = within(main().getByRole('heading', { name: 'History' }).closest('section') as HTMLElement);
  expect(history.getByText('Fay Finance')).toBeTruthy();
  expect(history.getByText('The name differs.')).toBeTruthy();

  await user.click(main().getByRole('button', { name: 'Cancel payout' }));
  dialog = within(await screen.findByRole('dialog', { name: 'Cancel this payout?' }));
  expect(dialog.getByText('Its sessions go into the next payout.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel payout' }));
  await dialog.findByText('Say why');
  await fill(user, dialog.getByLabelText('Reason'), 'The mentor asked for it.');
  const cancelled = sampleStaffPayout({ status: 'cancelled', held_for: [], allowed_actions: [] });
  api.answer({ getStaffPayout: cancelled, cancelPayout: cancelled });
  await user.click(dialog.getByRole('button', { name: 'Cancel payout' }));
  await screen.findByText('Payout cancelled', { exact: true });
  expect(api.calls('cancelPayout').map(({ body }) => body)).toEqual([{ reason: 'The mentor asked for it.' }]);
  await waitFor(() => expect(main().queryByRole('button', { name: 'Cancel payout' })).toBeNull());
  await auditDom();
});

test('[T-442] what cancelling and marking a payout as paid does is said before, also where its mentor has left', async () => {
  const left = { user_id: SAMPLE_ID, name: '', slug: 'deleted', is_deleted: true };
  const payout = sampleStaffPayout({
    status: 'pending',
    provider: 'manual',
    held_for: [],
    mentor: left,
    account: null,
    allowed_actions: ['release', 'cancel', 'mark_paid'],
  });
  const { user } = await openPage(ADDRESS, { answers: { ...STAFF, getStaffPayout: payout } });
  await screen.findByRole('heading', { level: 1, name: '€50.00 for Deleted account' });
  for (const [key, title, says] of [
    ['r', 'Release this payout?', 'Send €50.00 to Deleted account at the bank'],
    ['c', 'Cancel this payout?', 'What they’re owed is a claim again.'],
    ['m', 'Mark as paid?', 'The mentor has left, so we don’t email them.'],
  ] as const) {
    await user.keyboard(key);
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog.textContent).toContain(says);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

const claim = (changes: Partial<PayoutClaim>): PayoutClaim => ({
  user_id: SAMPLE_ID,
  country: 'IN',
  currency: 'EUR',
  amount: 40,
  left_at: '2024-10-20T09:18:00Z',
  ends_at: '2026-10-20T09:18:00Z',
  state: 'over',
  ...changes,
});
const claims = () => within(main().getByRole('region', { name: 'Owed to mentors who have left' }));

test('[T-440] a claim whose 24 months are over is ended in the console, with a reason', async () => {
  const young = claim({ user_id: '0199c0de-0000-7000-8000-000000000002', amount: 70, state: 'by_hand' });
  const { api, user } = await openPage('/admin/payouts', {
    answers: { ...STAFF, ...LISTS, listPayoutClaims: { items: [claim({}), young] } },
  });
  await screen.findByRole('heading', { name: 'Owed to mentors who have left' });
  const [over, other] = claims().getAllByRole('listitem');
  expect(over?.textContent).toContain('€40.00');
  expect(over?.textContent).toContain('The claim is over.');
  expect(other?.textContent).not.toContain('over');
  // Never before its time.
  expect(claims().getAllByRole('button', { name: 'End claim' })).toHaveLength(1);
  await user.click(claims().getByRole('button', { name: 'End claim' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End this claim of €40.00?' }));
  await user.click(dialog.getByRole('button', { name: 'End claim' }));
  await dialog.findByText('Say why');
  expect(api.calls('endPayoutClaim')).toEqual([]);
  await fill(user, dialog.getByLabelText('Reason'), 'Not claimed in 24 months');
  await auditDom();
  api.answer({ endPayoutClaim: { items: [young] }, listPayoutClaims: { items: [young] } });
  await user.click(dialog.getByRole('button', { name: 'End claim' }));
  await screen.findByText('Claim ended', { exact: true });
  expect(api.calls('endPayoutClaim').map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { id: SAMPLE_ID }, body: { currency: 'EUR', reason: 'Not claimed in 24 months' } },
  ]);
  await waitFor(() => expect(claims().getAllByRole('listitem')).toHaveLength(1));
  expect(claims().queryByText('The claim is over.', { exact: false })).toBeNull();
});

test('[T-371] a claim is paid by bank transfer, with a reason, and leads to its payout', async () => {
  const { api, user, address } = await openPage('/admin/payouts', {
    answers: { ...STAFF, ...LISTS, listPayoutClaims: { items: [claim({ state: 'by_hand' })] } },
  });
  await screen.findByRole('heading', { name: 'Owed to mentors who have left' });
  expect(claims().getByRole('listitem').textContent).toContain('check that it’s them, and pay by bank transfer');
  await user.click(claims().getByRole('button', { name: 'Pay by bank transfer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay €40.00 by bank transfer?' }));
  await user.click(dialog.getByRole('button', { name: 'Pay by bank transfer' }));
  await dialog.findByText('Say why');
  await fill(user, dialog.getByLabelText('Reason'), 'Wrote from the address of the account');
  const begun = sampleStaffPayout({ amount: 40, provider: 'manual' });
  api.answer({ payPayoutClaim: begun, getStaffPayout: begun });
  await user.click(dialog.getByRole('button', { name: 'Pay by bank transfer' }));
  await screen.findByRole('heading', { level: 1, name: /^€40.00 for/ });
  expect(address()).toBe(ADDRESS);
  expect(screen.getByText('Payout started')).toBeTruthy();
});

test('[T-179] a decision that holds a payout is named with its case, and the payout can’t be released', async () => {
  const decided = sampleStaffPayout({
    held_for: ['decision'],
    decided_by: [{ case_id: SAMPLE_ID, at: NOW }],
    allowed_actions: ['cancel'],
  });
  await openPage(ADDRESS, { answers: { ...staffAnswers('admin'), getStaffPayout: decided } });
  const link = await screen.findByRole('link', { name: /^Decision of / });
  expect(link.getAttribute('href')).toBe(`/admin/cases/${SAMPLE_ID}`);
  expect(main().queryByRole('button', { name: 'Release' })).toBeNull();
  expect(main().getByText('To send it, undo the decision in its case.')).toBeTruthy();
});
