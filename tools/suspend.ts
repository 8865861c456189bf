import { createContext } from '@abroad/api/context';
import { readConfig } from '@abroad/api/config/config';
import { suspend } from '@abroad/api/features/moderation/decide-on-account';
import { CASE_RULES, LIMITS } from '@abroad/contract';
import { parseArgs } from 'node:util';
import { withDatabase } from './lib/with-database.ts';

const USAGE =
  'usage: node tools/boot.mjs suspend EMAIL --reason "What the person reads" [--rule RULE] [--days N] [--end-sessions] | node tools/boot.mjs suspend EMAIL --lift';

/** @throws Error for an unknown rule, or days that aren't a number. */
function readDecision(values: { rule?: string | undefined; days?: string | undefined }) {
  const rule = CASE_RULES.find((one) => one === (values.rule ?? 'other'));
  if (rule === undefined) {
    throw new Error(`the rules are ${CASE_RULES.join(', ')}`);
  }
  const days = values.days === undefined ? null : Number(values.days);
  if (days !== null && !(Number.isInteger(days) && days >= 1 && days <= LIMITS.measure_days_max)) {
    throw new Error(`the days are 1 to ${LIMITS.measure_days_max}`);
  }
  return { rule, days };
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      reason: { type: 'string' },
      rule: { type: 'string' },
      days: { type: 'string' },
      lift: { type: 'boolean', default: false },
      'end-sessions': { type: 'boolean', default: false },
    },
  });
  const [email] = positionals;
  const reason = values.reason?.trim() ?? '';
  const end_sessions = values['end-sessions'];
  const isBoth =
    values.lift && (reason !== '' || end_sessions || values.rule !== undefined || values.days !== undefined);
  if (email === undefined || positionals.length > 1 || isBoth || (!values.lift && reason === '')) {
    throw new Error(USAGE);
  }
  if (reason.length > LIMITS.staff_reason_max) {
    throw new Error(`the reason has ${reason.length} characters, and ${LIMITS.staff_reason_max} are shown`);
  }
  return { email, reason: values.lift ? null : reason, end_sessions, ...readDecision(values) };
}

async function main(): Promise<void> {
  const { email, reason, ...decision } = readArguments();
  const changed = await withDatabase(async (database_url) => {
    const context = createContext({ ...readConfig(), database_url });
    try {
      return await suspend(context, email, reason, decision);
    } finally {
      await context.close();
    }
  });
  if (changed === 0) {
    throw new Error(
      reason === null ? `no suspended account has the address ${email}` : `no account has the address ${email}`,
    );
  }
  console.log(reason === null ? `${email} may go on` : `${email} is suspended: ${reason}`);
}

main().catch((error: unknown) => {
  console.error(`suspend: ${String(error instanceof Error ? error.message : error).split('\n')[0]}`);
  process.exitCode = 1;
});
