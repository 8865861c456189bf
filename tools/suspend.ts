import { createContext } from '@abroad/api';
import { readConfig } from '@abroad/api/config';
import { suspend } from '@abroad/api/features/account/index';
import { parseArgs } from 'node:util';
import { withDatabase } from './lib/with-database.ts';

const USAGE =
  'usage: npm run suspend -- EMAIL --reason "What the person reads" [--end-sessions] | npm run suspend -- EMAIL --lift';
const REASON_MAX = 500;

function readArguments(): { email: string; reason: string | null; end_sessions: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      reason: { type: 'string' },
      lift: { type: 'boolean', default: false },
      'end-sessions': { type: 'boolean', default: false },
    },
  });
  const [email] = positionals;
  const reason = values.reason?.trim() ?? '';
  const end_sessions = values['end-sessions'];
  const isBoth = values.lift && (reason !== '' || end_sessions);
  if (email === undefined || positionals.length > 1 || isBoth || (!values.lift && reason === '')) {
    throw new Error(USAGE);
  }
  if (reason.length > REASON_MAX) {
    throw new Error(`the reason has ${reason.length} characters, and ${REASON_MAX} are shown`);
  }
  return { email, reason: values.lift ? null : reason, end_sessions };
}

async function main(): Promise<void> {
  const { email, reason, end_sessions } = readArguments();
  const changed = await withDatabase(async (database_url) => {
    const context = createContext({ ...readConfig(), database_url });
    try {
      return await suspend(context, email, reason, { end_sessions });
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
