import { auditAtBothSizes, auditPartAtBothSizes } from './support/audit.ts';
import { inDatabase } from './support/past-session.ts';
import { enterAsStaff, openConsole } from './support/staff.ts';
import { atOneSize, expect, test } from './support/test.ts';

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
