import { parseArgs } from 'node:util';
import { getAccessToken } from './lib/authorization-code.ts';
import { readIdentitySettings } from './lib/identity-settings.ts';

/** The password of the demo accounts, and of every account that this tool signs up. */
const DEVELOPMENT_PASSWORD = 'study-abroad';

const USAGE = 'usage: npm run token -- EMAIL [--first-name NAME] [--last-name NAME]';

/** A name to sign up with, derived from an address: ada.lovelace@example.com is Ada Lovelace. */
function namesFromEmail(email: string): { firstName: string; lastName: string } {
  const parts =
    email
      .split('@')[0]
      ?.split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean) ?? [];
  const [firstName = 'New', ...rest] = parts.map((part) => part.slice(0, 1).toUpperCase() + part.slice(1));
  return { firstName: firstName.slice(0, 50), lastName: rest.join(' ').slice(0, 50) || 'Example' };
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'first-name': { type: 'string' }, 'last-name': { type: 'string' } },
  });
  const [email] = positionals;
  if (email === undefined || positionals.length > 1) {
    throw new Error(USAGE);
  }
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) {
    throw new Error(`${email} is no email address`);
  }
  const { issuer, audience } = await readIdentitySettings(`http://localhost:${process.env['PORT'] ?? '3000'}`);
  const guessed = namesFromEmail(email);
  const token = await getAccessToken({
    issuer,
    audience,
    email,
    password: DEVELOPMENT_PASSWORD,
    firstName: values['first-name'] ?? guessed.firstName,
    lastName: values['last-name'] ?? guessed.lastName,
  });
  process.stdout.write(`${token}\n`);
}

main().catch((error: Error) => {
  console.error(`token: ${error.message.split('\n')[0]}`);
  process.exitCode = 1;
});
