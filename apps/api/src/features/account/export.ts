import { brand, brandInFiles, LIMITS } from '@abroad/contract';
import { strToU8, zipSync, type Zippable } from 'fflate';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { Actor } from '../../http/actor.ts';
import { Replied } from '../../http/handlers.ts';
import { exportAttachments } from '../attachments/export.ts';
import { exportAvatar } from '../media/read.ts';
import { AppError } from '../../core/app-error.ts';
import { takeAllowance } from '../../db/take-allowance.ts';
import { writeAs } from '../../db/write-as.ts';
import { collectData } from './export-data.ts';

/**
 * Counts an export of a user, across all processes.
 * @throws AppError RATE_LIMITED beyond a few exports per hour, with the time until the next one.
 */
async function takeExportAllowance(db: Context['db'], user_id: string): Promise<void> {
  const allowance = { user_id, kind: 'export', max: LIMITS.exports_per_hour } as const;
  const wait_s = await writeAs(db, user_id, (trx) => takeAllowance(trx, allowance), { while_suspended: true });
  if (wait_s > 0) {
    throw new AppError('RATE_LIMITED', { retry_after_s: wait_s });
  }
}

type Deps = Pick<Context, 'db' | 'clock' | 'storage' | 'sealer'>;

const readme =
  () => `What ${brand()} keeps about you, without keys, scrambled marks and the documents that you sent the team.

data.json   your account, profiles, services, hours, bookings with their history, messages, reviews, payouts, reports,
            decisions, saved searches, sign-ins, acceptances of terms, emails to you, and more
files/      your photo, where you have one, and the latest files that you sent in conversations

Times are in UTC (RFC 3339), dates are YYYY-MM-DD.
`;

/**
 * Exports the caller's data as a ZIP archive.
 * @throws AppError RATE_LIMITED, STORAGE_UNAVAILABLE if their photo can't be read now.
 */
export async function exportAccount(context: Deps, actor: Actor): Promise<Replied<Uint8Array<ArrayBuffer>>> {
  await takeExportAllowance(context.db, actor.user_id);
  const exported_at = toInstant(context.clock.now());
  const [data, picture, attachments] = await Promise.all([
    collectData(context, actor.user_id),
    exportAvatar(context, actor.user_id),
    exportAttachments(context, actor.user_id),
  ]);
  const files = picture === null ? attachments : [picture, ...attachments];
  const archive: Zippable = {
    'README.txt': strToU8(readme()),
    'data.json': strToU8(`${JSON.stringify({ exported_at, ...data }, null, 2)}\n`),
    // Images and PDFs are compressed already.
    ...Object.fromEntries(files.map(({ name, bytes }) => [`files/${name}`, [bytes, { level: 0 }]])),
  };
  const name = `${brandInFiles()}-${actor.slug}-${exported_at.slice(0, 10)}.zip`;
  return new Replied(200, Buffer.from(zipSync(archive)), { 'content-disposition': `attachment; filename="${name}"` });
}
