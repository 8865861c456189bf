import type { StaffRole } from '@abroad/contract/staff';
import type { Client } from '@abroad/contract/client';
import { expect, type Page } from '@playwright/test';
import { inDatabase } from './past-session.ts';
import { newPerson, type Person } from './people.ts';
import { enter } from './quick-session.ts';
import type { Watch } from './watch.ts';

/** Grants a role like the command line, but without its entry in the audit. */
export const grantRole = (email: string, role: StaffRole) =>
  inDatabase((database) =>
    database.query(
      `insert into staff_member (auth_user_id, role, granted_by) select id, $2, null from authenticated_user where email = $1`,
      [email, role],
    ),
  );

/** Signs in a new member of the staff. Opens no page. */
export async function enterAsStaff(
  page: Page,
  role: StaffRole,
  [first_name, last_name] = ['Sam', 'Staff'],
): Promise<{ person: Person; client: Client }> {
  const person = newPerson(first_name, last_name);
  const client = await enter(page, person, { isNew: true });
  await grantRole(person.email, role);
  return { person, client };
}

/** Opens an address of the console, which the server answers as an unknown page, and waits for the page's heading. */
export async function openConsole(page: Page, watch: Watch, address: string, heading: string | RegExp): Promise<void> {
  watch.expectProblem(/status of 404.*\/admin|answer 404: GET .*\/admin/);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}
