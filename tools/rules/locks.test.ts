import { expect, test } from 'vitest';
import { readSourceFiles } from './source-files.ts';

/** Other files that open a transaction, and why they need no lock of a person, or take it themselves. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'features/account/erase-account.ts': 'locks the person after the matching of saved searches',
  'features/reports/create-report.ts': 'locks the reporter and the person whom it is about',
  'features/staff/change-staff.ts': 'locks all of the staff and whom it is about',
  'features/staff/first-admin.ts': 'locks all of the staff and who becomes the first admin',
  'features/webhooks/fan-out.ts': 'locks all subscribers',
  'features/calendars/sweep.ts': 'skips locked rows',
  'features/checkout/receive-event.ts': 'stores an event of the payment provider, of no person',
  'features/payout-accounts/receive-event.ts': 'stores an event of the payout provider, of no person',
  'features/identity/provider-events.ts': 'stores an event of the identity provider, of no person',
  'features/earnings/service.ts': 'only reads',
  'features/saved-searches/match-changes.ts': 'holds its advisory lock, which erasures wait for',
  'jobs/enqueue-due-rows.ts': 'writes marks, and enqueues jobs that lock their people',
  'views/search/sweep-search-changes.ts': 'writes the outbox of the search',
  'views/sitemap-parts.ts': 'writes a table of addresses',
};
const API = 'apps/api/src/';
const files = readSourceFiles().filter(
  ({ path, is_test }) => path.startsWith(API) && !is_test && !path.startsWith(`${API}testing/`),
);

test('[N-02] writes about a person lock them first: transactions are opened in one place', () => {
  const openers = files
    .filter(({ text }) => text.includes('.transaction()'))
    .map(({ path }) => path.slice(API.length))
    .filter((path) => path !== 'db/write-as.ts');
  expect(openers.toSorted()).toEqual(Object.keys(ELSEWHERE).toSorted());
});

test('[N-02] rows of people are locked in one place', () => {
  const lock = /\.for(NoKey)?Update\(|\.for(Key)?Share\(|\bfor (no key )?update\b|\bfor (key )?share\b/;
  const allowed = new Set([
    'db/write-as.ts',
    'features/calendars/sweep.ts',
    // Under the locks of a booking's people.
    'features/bookings/core/holds.ts',
    'features/bookings/core/apply-event.ts',
    'features/payments/ledger.ts',
    'features/payments/payment.ts',
    // Under the writer's lock.
    'features/messages/lock-thread.ts',
    // Under the lock of the mentor.
    'features/mentors/search-row.ts',
    // Under the lock of the mentor.
    'features/payout-accounts/account.ts',
    'features/payouts/make-payable.ts',
    'features/payouts/payout.ts',
    // The list that names a mentor, under the lock of the mentor.
    'features/proofs/vouch.ts',
    'features/proofs/vouch-link.ts',
  ]);
  const holders = files
    .filter(
      ({ path, text }) => path.startsWith(`${API}features/`) && lock.test(text.replaceAll(/^\s*(\/\/|\*).*$/gm, '')),
    )
    .map(({ path }) => path.slice(API.length));
  expect(holders.filter((path) => !allowed.has(path))).toEqual([]);
});
