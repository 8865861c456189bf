import { defineEndpoints } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';
import { ChangedJobs, ChangeJobs, CheckedSetUp, Operations } from '../operations.ts';

/** The work behind the product, for admins. For all other users these endpoints don't exist. */
export const operationEndpoints = defineEndpoints({
  getOperations: {
    method: 'GET',
    path: '/api/v1/admin/operations',
    tag: 'staff',
    summary: 'Look at the work behind the product',
    description:
      'Jobs, emails, webhooks, calendars, the search index, migrations and backups. Counts end at 1000: `is_more` says that there are more.',
    access: 'staff',
    own_matters: 'open',
    staff_roles: [],
    responses: { 200: Operations },
    errors: [],
  },
  checkSetUp: {
    method: 'POST',
    path: '/api/v1/admin/operations/check',
    tag: 'staff',
    summary: 'Check all that the product stands on',
    description:
      'As `npm run doctor` does, from the process that answers and with the caller’s own token. It sends no email, charges nothing, and writes a file that it deletes. Who asks while it is at work gets what it finds then.',
    access: 'staff',
    own_matters: 'open',
    fresh_sign_in: true,
    staff_roles: [],
    patience_ms: LIMITS.check_patience_ms,
    responses: { 200: CheckedSetUp },
    errors: [],
  },
  retryJobs: {
    method: 'POST',
    path: '/api/v1/admin/operations/jobs/retry',
    tag: 'staff',
    summary: 'Run failed jobs again now',
    description: 'With all their attempts. Each is an entry of the audit. Those that run or are gone are left out.',
    access: 'staff',
    own_matters: 'open',
    staff_roles: [],
    body: ChangeJobs,
    responses: { 200: ChangedJobs },
    errors: ['VALIDATION_FAILED'],
  },
  discardJobs: {
    method: 'POST',
    path: '/api/v1/admin/operations/jobs/discard',
    tag: 'staff',
    summary: 'Discard failed jobs',
    description:
      'What they were to do is not done. Each is an entry of the audit. Those that run or are gone are left out.',
    access: 'staff',
    own_matters: 'open',
    fresh_sign_in: true,
    staff_roles: [],
    body: ChangeJobs,
    responses: { 200: ChangedJobs },
    errors: ['VALIDATION_FAILED'],
  },
});
