import type { Config } from '@abroad/api/config/config';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../apps/identity/src/accounts.ts';

type Settings = Pick<Config, 'oidc' | 'clerk' | 'seed_demo' | 'smtp_url' | 'payments'>;

/**
 * Lines for looking around after a start: the demo accounts, and the URLs of the API
 * reference and the stand-ins. Parts that this instance doesn't have are left out.
 * @param address the URL of its pages
 */
export function whatToTry(address: string, { oidc, clerk, seed_demo, smtp_url, payments }: Settings): string[] {
  const hasAccounts = oidc.embedded && clerk === null && seed_demo;
  const rows = [
    hasAccounts && ['Accounts', DEMO_ACCOUNTS.map(({ email }) => email).join(', ')],
    hasAccounts && ['Password', DEMO_PASSWORD],
    smtp_url === undefined && ['Mailbox', `${address}/dev/mailbox`],
    ['API reference', `${address}/api/docs`],
    payments.provider === 'sandbox' && ['Payments sandbox', payments.api_url],
  ];
  return rows.filter((row) => row !== false).map(([name = '', what]) => `  ${name.padEnd(18)}${what}`);
}
