import type { StaffRole } from '@abroad/contract/staff';
import type { Client } from '@abroad/contract/client';
import { expect, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { compileCache } from '../../tools/lib/compile-cache.ts';
import { newPerson, type Person } from './people.ts';
import { enter } from './quick-session.ts';
import { test } from './test.ts';
import type { Watch } from './watch.ts';

/** Grants a role as an operator does, by the command, in the product of these tests. */
export async function grantRole(email: string, role: StaffRole): Promise<void> {
  const env = { DATA_DIR: String(test.info().config.metadata['dataDir']), ...compileCache };
  await promisify(execFile)(process.execPath, ['tools/staff.ts', email, '--role', role], { env });
}

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

/** Opens an address of the console, which the server answers as that of no page, and waits for the page's heading. */
export async function openConsole(page: Page, watch: Watch, address: string, heading: string | RegExp): Promise<void> {
  watch.expectProblem(/status of 404.*\/admin|answer 404: GET .*\/admin/);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}
