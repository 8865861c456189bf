import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import type { Answers, CallName } from '../../testing/play-api.ts';
import { NOTHING, SAMPLE_ID } from '../../testing/sample-answers.ts';
import { staffAnswers } from '../../testing/sample-staff.ts';

/** Each list of the console with all its filters: its address, its request, and its page's other requests. */
const NARROWED: [address: string, call: CallName, besides?: Answers][] = [
  ['/admin/people?q=linh', 'searchPeople'],
  ['/admin/bookings?q=linh&status=confirmed&payment=dispute_open&from=2026-11-01&to=2026-11-30', 'listStaffBookings'],
  ['/admin/proofs?state=proven', 'listAdminProofs'],
  [
    '/admin/domains?search=delft&flagged=true',
    'listAdminMailDomains',
    { listVouchLists: { items: [] }, listEnteredUniversities: NOTHING },
  ],
  ['/admin/reviews?status=hidden&counts=no', 'listStaffReviews'],
  ['/admin/no-shows?state=contested', 'listNoShows'],
  ['/admin/cases?tab=closed&type=review', 'listCases'],
  [
    '/admin/payouts?status=held',
    'listStaffPayouts',
    { listPayoutBatches: { items: [] }, listPayoutClaims: { items: [] } },
  ],
  ['/admin/mail?q=linh&state=failed', 'listStaffMails'],
  [`/admin/audit?user_id=${SAMPLE_ID}&kind=revoked`, 'listStaffEvents', { listStaff: { items: [], waiting: [] } }],
];

test.each(NARROWED)('[T-61] the next page of %s is narrowed as the first one', async (narrowed, call, besides) => {
  const pages = { ...NOTHING, total_pages: 3, booking_id: null, proposals: [] };
  const { api, user, address } = await openPage(narrowed, {
    answers: { ...staffAnswers('admin'), ...besides, [call]: pages },
  });
  const links = within(await screen.findByRole('navigation', { name: 'Pages of the list' }));
  const [first] = api.calls(call);
  expect(Object.keys(first?.query ?? {}).length, 'is narrowed').toBeGreaterThan(1);
  await user.click(links.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(api.calls(call)).toHaveLength(2));
  expect(api.calls(call)[1]?.query).toEqual({ ...first?.query, page: '2' });
  expect(address()).toBe(`${narrowed}&page=2`);
});
