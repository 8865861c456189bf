import { createContext } from '@abroad/api/context';
import { readConfig } from '@abroad/api/config/config';
import { checkAudit } from '@abroad/api/features/staff/audit-chain';
import { findStaff } from '@abroad/api/features/staff/queries';
import { grantByEmail, revokeByEmail } from '@abroad/api/features/staff/change-staff';
import { makeFirstAdminToken } from '@abroad/api/features/staff/first-admin';
import { recordRemovedFactor } from '@abroad/api/features/staff/record-removal';
import { LIMITS, StaffRole } from '@abroad/contract';
import { CompiledQuery } from 'kysely';
import { parseArgs } from 'node:util';
import { removeSecondFactor } from '../apps/identity/src/second-factors.ts';
import { withDatabase } from './lib/with-database.ts';

const USAGE = `usage: npm run staff -- EMAIL --role ${StaffRole.options.join('|')} [--reason "…"] | npm run staff -- EMAIL --revoke [--reason "…"] | npm run staff -- EMAIL --reset-second-factor [--reason "…"] | npm run staff -- --first | npm run staff -- --list | npm run staff -- --check-audit`;

type Wish =
  | { act: 'first' }
  | { act: 'list' }
  | { act: 'check' }
  | { act: 'grant'; email: string; role: StaffRole; reason: string | null }
  | { act: 'revoke'; email: string; reason: string | null }
  | { act: 'reset'; email: string; reason: string | null };

function readArguments(): Wish {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      role: { type: 'string' },
      revoke: { type: 'boolean', default: false },
      'reset-second-factor': { type: 'boolean', default: false },
      first: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      'check-audit': { type: 'boolean', default: false },
      reason: { type: 'string' },
    },
  });
  const [email] = positionals;
  const {
    role: wanted,
    revoke: isRevoke,
    first: isFirst,
    list: isList,
    'reset-second-factor': isReset,
    'check-audit': isCheck,
  } = values;
  const isOne = [wanted !== undefined, isRevoke, isReset, isFirst, isList, isCheck].filter(Boolean).length === 1;
  if (!isOne || positionals.length !== (isFirst || isList || isCheck ? 0 : 1)) {
    throw new Error(USAGE);
  }
  const reason = values.reason?.trim() || null;
  if ((reason?.length ?? 0) > LIMITS.staff_reason_max) {
    throw new Error(`the reason has ${reason?.length} characters, and ${LIMITS.staff_reason_max} are kept`);
  }
  if (email === undefined) {
    return { act: isFirst ? 'first' : isCheck ? 'check' : 'list' };
  }
  if (wanted === undefined) {
    return { act: isReset ? 'reset' : 'revoke', email, reason };
  }
  const role = StaffRole.safeParse(wanted);
  if (!role.success) {
    throw new Error(USAGE);
  }
  return { act: 'grant', email, role: role.data, reason };
}

type Context = ReturnType<typeof createContext>;

async function list({ db }: Context): Promise<string[]> {
  const staff = await findStaff(db);
  return staff.map(({ role, name, slug, granted_at }) => `${role.padEnd(9)}  ${name} (${slug}), since ${granted_at}`);
}

async function first(context: Context): Promise<string[]> {
  const token = await makeFirstAdminToken(context);
  if (token === null) {
    throw new Error('there is an admin already, who grants roles in the console; or name an EMAIL with --role');
  }
  return [
    `Who opens this link within ${LIMITS.first_admin_link_min} minutes, signs in and presses “Become admin” is the first admin. It works once:`,
    `${context.config.public_url}/first-admin#${token}`,
  ];
}

async function check({ db }: Context): Promise<string[]> {
  const { days, last, changed } = await checkAudit(db);
  if (changed !== null) {
    throw new Error(`the audit of ${changed} is not as it was sealed`);
  }
  return [
    last === null
      ? 'no day of the audit is sealed yet'
      : `${days} days are as they were sealed; the digest of ${last.day} is ${last.digest.toString('hex')}`,
  ];
}

async function resetSecondFactor({ db }: Context, { email, reason }: Wish & { act: 'reset' }): Promise<string[]> {
  await db.transaction().execute(async (trx) => {
    const query = (text: string, values: unknown[]) => trx.executeQuery(CompiledQuery.raw(text, values));
    const identity_id = await removeSecondFactor({ query }, email);
    if (identity_id === null) {
      throw new Error(`the embedded identity provider has no second factor of ${email}`);
    }
    await recordRemovedFactor(trx, identity_id, reason);
  });
  return [`${email} is signed out everywhere, and sets up a new second factor at the next sign-in`];
}

async function grant(context: Context, { email, role, reason }: Wish & { act: 'grant' }): Promise<string[]> {
  await grantByEmail(context, null, { email, role, reason }).catch((error: unknown) => {
    const [field] = (error as { errors?: { message: string }[] }).errors ?? [];
    throw field === undefined ? error : new Error(`${field.message}: ${email}`);
  });
  return [`${email} has the role ${role}`];
}

async function revoke(context: Context, { email, reason }: Wish & { act: 'revoke' }): Promise<string[]> {
  if ((await revokeByEmail(context, email, reason)) === 0) {
    throw new Error(`nobody of the staff has the address ${email}`);
  }
  return [`${email} has no role any more`];
}

function run(context: Context, wish: Wish): Promise<string[]> {
  switch (wish.act) {
    case 'first':
      return first(context);
    case 'list':
      return list(context);
    case 'check':
      return check(context);
    case 'grant':
      return grant(context, wish);
    case 'revoke':
      return revoke(context, wish);
    case 'reset':
      return resetSecondFactor(context, wish);
  }
}

async function main(): Promise<void> {
  const wish = readArguments();
  const lines = await withDatabase(async (database_url) => {
    const context = createContext({ ...readConfig(), database_url });
    try {
      return await run(context, wish);
    } finally {
      await context.close();
    }
  });
  console.log(lines.join('\n') || 'nobody has a role');
}

main().catch((error: unknown) => {
  console.error(`staff: ${String(error instanceof Error ? error.message : error).split('\n')[0]}`);
  process.exitCode = 1;
});
