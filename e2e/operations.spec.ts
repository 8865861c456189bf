import { auditAtBothSizes, auditPartAtBothSizes } from './support/audit.ts';
import { inDatabase } from './support/past-session.ts';
import { newPerson } from './support/people.ts';
import { enter } from './support/quick-session.ts';
import { enterAsStaff, openConsole } from './support/staff.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { addressOf, visit } from './support/visit.ts';

atOneSize();

/** A kind of job that no worker knows, so that it stays as it is. */
const TASK = `e2e-${crypto.randomUUID().slice(0, 8)}`;

/** Puts jobs into the queue that were given up. @returns their numbers. */
const giveUp = (errors: readonly string[]) =>
  inDatabase(async (client) => {
    const ids: string[] = [];
    for (const error of errors) {
      const { rows } = await client.query<{ id: string }>(
        `select id::text from graphile_worker.add_job($1, '{}'::json, max_attempts => 3)`,
        [TASK],
      );
      const id = rows[0]?.id ?? '';
      await client.query(
        'update graphile_worker._private_jobs set attempts = max_attempts, last_error = $2 where id = $1',
        [id, error],
      );
      ids.push(id);
    }
    return ids;
  });

test('[T-281] [T-282] an admin runs a failed job again, discards another one, and finds both in the audit', async ({
  page,
  watch,
}) => {
  const [first = '', second = ''] = await giveUp(['<b>no</b> answer from the bank', 'the mailbox is full']);
  await enterAsStaff(page, 'admin', ['Olga', 'Operator']);
  await openConsole(page, watch, '/admin/operations', 'Operations');
  const row = (text: string) => page.getByRole('row').filter({ hasText: TASK }).filter({ hasText: text });
  await expect(row('<b>no</b> answer')).toContainText('Given up');
  await auditAtBothSizes(page);

  await page.getByRole('button', { name: `Retry: ${TASK} ${first}` }).click();
  await expect(page.getByText('1 job runs again')).toBeVisible();
  await expect(row('<b>no</b> answer')).not.toContainText('Given up');

  await page.getByRole('button', { name: `Discard: ${TASK} ${second}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Discard this job?' });
  await expect(dialog).toContainText('the mailbox is full');
  await auditPartAtBothSizes(page);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(row('the mailbox is full')).toBeVisible();
  await page.getByRole('button', { name: `Discard: ${TASK} ${second}` }).click();
  await dialog.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByText('1 job discarded')).toBeVisible();
  await expect(row('the mailbox is full')).toHaveCount(0);

  await page.getByRole('link', { name: 'Audit' }).click();
  for (const [what, id] of [
    ['Job run again', first],
    ['Job discarded', second],
  ] as const) {
    await expect(page.getByRole('row').filter({ hasText: what }).filter({ hasText: id })).toContainText('Operator');
  }
});

test('[T-411] an admin runs the checks of the set-up: while they run, when they fail, and again', async ({
  page,
  watch,
}) => {
  await enterAsStaff(page, 'admin', ['Olga', 'Operator']);
  await openConsole(page, watch, '/admin/operations', 'Operations');
  const part = page.getByRole('region', { name: 'Set-up check' });

  const held = Promise.withResolvers<void>();
  await page.route('**/api/v1/admin/operations/check', async (route) => {
    await held.promise;
    await route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' });
  });
  await part.getByRole('button', { name: 'Run checks' }).click();
  await expect(part.locator('[aria-busy=true]').first()).toBeVisible();
  await auditAtBothSizes(page);
  watch.expectProblem(/status of 500|answer 500/);
  held.resolve();
  await expect(part.getByRole('alert')).toBeVisible();
  await auditAtBothSizes(page);

  await page.unroute('**/api/v1/admin/operations/check');
  await part.getByRole('button', { name: 'Run again' }).click();
  const row = (name: string) =>
    part.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(row('Database')).toContainText(/OK.*PostgreSQL \d+ answers/, { timeout: 45_000 });
  await expect(row('Access token')).toContainText(/It names/);
  await expect(row('Mail server')).toContainText('Set SMTP_URL for production.');
  await expect(part.getByRole('status')).toContainText(/failed/);
  await expect(part.getByRole('alert')).toHaveCount(0);
  await auditAtBothSizes(page);
});

test('[T-286] the link for the first admin survives the sign-in, and says so where it no longer works', async ({
  page,
  watch,
  anotherBrowser,
}) => {
  const visitor = await anotherBrowser();
  await visit(visitor, '/first-admin#made-up');
  await expect(visitor).toHaveURL(/\/sign-in\?/);
  expect(decodeURIComponent(addressOf(visitor))).toContain('/first-admin#made-up');

  await enter(page, newPerson('Ada', 'Byron'), { isNew: true });
  await visit(page, '/first-admin#made-up');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Become the first admin');
  await auditAtBothSizes(page);
  watch.expectProblem(/status of 404|answer 404: POST .*\/first-admin/);
  await page.getByRole('button', { name: 'Become admin' }).click();
  await expect(page.getByRole('alert')).toContainText('This link no longer works');
  await auditAtBothSizes(page);
});
