import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { auditDom, advance, openPage } from '../../testing/open-page.tsx';
import { refuse, type Answers } from '../../testing/play-api.ts';
import { NOTHING } from '../../testing/sample-answers.ts';
import { OPERATIONS } from '../../testing/sample-operations.ts';
import { staffAnswers } from '../../testing/sample-staff.ts';
import { SECTIONS } from './sections.ts';

/** The requests of each section, with the answers of an instance in which nothing has happened. */
const ASKED: Readonly<Record<string, { search?: string; answers: Answers }>> = {
  '/admin': { answers: { getAdminToday: { items: [] } } },
  '/admin/people': { search: '?q=linh', answers: { searchPeople: { ...NOTHING, booking_id: null } } },
  '/admin/bookings': { answers: { listStaffBookings: NOTHING } },
  '/admin/proofs': { answers: { listAdminProofs: NOTHING } },
  '/admin/domains': {
    answers: {
      listAdminMailDomains: { ...NOTHING, proposals: [] },
      listVouchLists: { items: [] },
      listEnteredUniversities: NOTHING,
    },
  },
  '/admin/reviews': { answers: { listStaffReviews: NOTHING } },
  '/admin/no-shows': { answers: { listNoShows: NOTHING } },
  '/admin/cases': { answers: { listCases: NOTHING } },
  '/admin/payouts': {
    answers: { listStaffPayouts: NOTHING, listPayoutBatches: { items: [] }, listPayoutClaims: { items: [] } },
  },
  '/admin/mail': { answers: { listStaffMails: NOTHING } },
  '/admin/staff': { answers: { listStaff: { items: [], waiting: [] } } },
  '/admin/audit': { answers: { listStaff: { items: [], waiting: [] }, listStaffEvents: NOTHING } },
  '/admin/operations': { answers: { getOperations: OPERATIONS } },
  '/admin/settings': { answers: { getInstanceSettings: { items: [] } } },
};

test.each(SECTIONS.map(({ href }) => href))(
  '[T-285] %s says so when it can’t be loaded, and is whole once it can',
  async (href) => {
    const { search = '', answers } = ASKED[href] ?? { answers: {} };
    const refused = refuse(500, 'INTERNAL');
    const { api, user } = await openPage(`${href}${search}`, {
      answers: { ...staffAnswers('admin'), ...Object.fromEntries(Object.keys(answers).map((call) => [call, refused])) },
    });
    await advance(4000);
    const main = within(screen.getByRole('main'));
    const cards = () => main.queryAllByRole('heading', { name: 'Something went wrong' });
    await waitFor(() => expect(cards().length).toBeGreaterThan(0));
    await auditDom();
    api.answer(answers);
    // Parts of a page fail independently.
    for (let left = cards().length; left > 0; left -= 1) {
      await user.click(main.getAllByRole('button', { name: 'Try Again' })[0] as HTMLElement);
      await waitFor(() => expect(cards()).toHaveLength(left - 1));
    }
  },
);

test('[T-285] whose session ended in the console is led to sign in, and comes back', async () => {
  const { address } = await openPage('/admin/people?q=linh', { as: null });
  await waitFor(() => expect(address()).toBe('/sign-in?redirect_url=%2Fadmin%2Fpeople%3Fq%3Dlinh'));
});
