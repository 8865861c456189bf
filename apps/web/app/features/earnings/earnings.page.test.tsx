import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { NOTHING } from '../../testing/sample-answers.ts';
import { EARNINGS, NO_EARNINGS } from '../../testing/sample-earnings.ts';
import { MENTOR_ANSWERS } from '../../testing/sample-mentor.ts';
import { samplePayoutAccount } from '../../testing/sample-payout-account.ts';

test('a mentor sees what was earned by currency, and chooses a period', async () => {
  const { api, user, address } = await openPage('/earnings', {
    answers: {
      ...MENTOR_ANSWERS,
      getPayoutBalance: { items: [] },
      listPayouts: NOTHING,
      getPayoutAccount: samplePayoutAccount(),
      // Some in all, none in the present month.
      getEarnings: ({ query }) => ('from' in query ? NO_EARNINGS : EARNINGS),
    },
  });
  await screen.findByRole('heading', { name: 'No paid sessions in this period' });
  expect(api.calls('getEarnings')[0]?.query).toMatchObject({ from: '2026-11-01', to: '2026-11-30' });
  await user.click(screen.getByRole('link', { name: 'Show all' }));
  const euros = within(await screen.findByRole('region', { name: 'Euro (EUR)' }));
  expect(address()).toBe('/earnings?period=all');
  await user.click(euros.getByText('3 sessions, €112.50'));
  expect(euros.getByText('€150.00')).toBeTruthy();
  expect(euros.getByText('€12.50')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: /JPY/ })).getAllByText(/¥2,700/)).toHaveLength(2);
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(4);
  expect(rows[0]?.textContent).toMatch(/€45\.00of €50\.00Booked.*Clears on/);
  expect(rows[2]?.textContent).toContain('€22.50of €50.00€25.00 refunded');
  expect(rows[3]?.textContent).toContain('On holdThe student’s bank contests the payment.');
  expect(screen.getByText(/^Dates are in this time zone: Netherlands time/)).toBeTruthy();
  await auditDom();

  await user.click(screen.getByRole('link', { name: 'Custom dates' }));
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-11-02' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-01' } });
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByText('Choose an end date on or after the start date');
  await waitFor(() => expect(address()).toBe('/earnings?period=dates&from=2026-11-02&to=2026-11-01'));
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-30' } });
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByRole('heading', { name: 'No paid sessions in this period' });
  expect(address()).toBe('/earnings?period=dates&from=2026-11-02&to=2026-11-30');
});
