import { createContext } from '@abroad/api';
import { readConfig } from '@abroad/api/config';
import { findStaff, grantByEmail, revokeByEmail } from '@abroad/api/features/staff/index';
import { LIMITS, StaffRole } from '@abroad/contract';
import { parseArgs } from 'node:util';
import { withDatabase } from './lib/with-database.ts';

const USAGE = `usage: npm run staff -- EMAIL --role ${StaffRole.options.join('|')} [--reason "…"] | npm run staff -- EMAIL --revoke [--reason "…"] | npm run staff -- --list`;

type Wish = { list: true } | { list: false; email: string; role: StaffRole | null; reason: string | null };

function readArguments(): Wish {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      role: { type: 'string' },
      revoke: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      reason: { type: 'string' },
    },
  });
  const [email] = positionals;
  const isOne = [values.role !== undefined, values.revoke, values.list].filter(Boolean).length === 1;
  if (!isOne || positionals.length !== (values.list ? 0 : 1)) {
    throw new Error(USAGE);
  }
  const reason = values.reason?.trim() || null;
  if ((reason?.length ?? 0) > LIMITS.staff_reason_max) {
    throw new Error(`the reason has ${reason?.length} characters, and ${LIMITS.staff_reason_max} are kept`);
  }
  if (email === undefined) {
    return { list: true };
  }
  const role = StaffRole.safeParse(values.role);
  if (!values.revoke && !role.success) {
    throw new Error(USAGE);
  }
  return { list: false, email, role: role.data ?? null, reason };
}

async function run(context: ReturnType<typeof createContext>, wish: Wish): Promise<string[]> {
  if (wish.list) {
    const staff = await findStaff(context.db);
    return staff.map(({ role, name, slug, granted_at }) => `${role.padEnd(9)}  ${name} (${slug}), since ${granted_at}`);
  }
  const { email, role, reason } = wish;
  if (role === null) {
    if ((await revokeByEmail(context, email, reason)) === 0) {
      throw new Error(`nobody of the staff has the address ${email}`);
    }
    return [`${email} has no role any more`];
  }
  await grantByEmail(context, null, { email, role, reason }).catch((error: unknown) => {
    const [field] = (error as { errors?: { message: string }[] }).errors ?? [];
    throw field === undefined ? error : new Error(`${field.message}: ${email}`);
  });
  return [`${email} has the role ${role}`];
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
