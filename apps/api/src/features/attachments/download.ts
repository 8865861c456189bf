import { LIMITS, type AttachmentLink, type SignedAttachmentQuery } from '@abroad/contract';
import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { keyedHash } from '../../db/keyed-hash.ts';
import type { Replied } from '../../http/handlers.ts';
import { asDownload } from '../sealed-files/read.ts';
import { openSealed } from '../sealed-files/keep.ts';
import { attachmentKey, sealContext } from './files.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'storage' | 'sealer'>;

/**
 * A file of a message, while the viewer sees that: one of their two conversations' sides, no message that waits for moderators or
 * was removed, and none of a person who has blocked them since. One that waits with a booking is its sender's alone.
 * @throws AppError NOT_FOUND
 */
async function findFile(db: Database, id: string, viewer: string): Promise<{ filename: string; key_id: string }> {
  const { rows } = await sql<{ filename: string; key_id: string }>`
    select attachment.filename, attachment.key_id
    from attachment
    join authenticated_user viewer on viewer.id = ${viewer} and viewer.status = 'active'
    left join message on message.id = attachment.message_id
    left join thread on thread.id = message.thread_id
    where attachment.id = ${id} and (attachment.booking_id is not null and attachment.auth_user_id = viewer.id
      or viewer.id in (thread.mentor_id, thread.prospect_id)
      and message.removed_at is null and (message.held_at is null or message.author_id = viewer.id)
      and not exists (select from block where blocker_id = message.author_id and blocked_id = viewer.id))`.execute(db);
  const [file] = rows;
  if (file === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return file;
}

async function signatureOf(context: Deps, id: string, viewer: string, expires: number): Promise<Buffer> {
  const hash = await keyedHash(context, 'attachment-links');
  return Buffer.from(hash.of('download', id, viewer, String(expires)).toString('base64url'));
}

/** A link for the file, for five minutes. @throws AppError NOT_FOUND for files that the viewer may not see. */
export async function createAttachmentLink(context: Deps, id: string, viewer: string): Promise<AttachmentLink> {
  await findFile(context.db, id, viewer);
  const expires = Math.floor(context.clock.now() / 1000) + LIMITS.attachment_link_s;
  const signature = await signatureOf(context, id, viewer, expires);
  const query = new URLSearchParams({ viewer, expires: String(expires), signature: signature.toString() });
  return {
    url: `/api/v1/messages/attachments/${id}/file?${query.toString()}`,
    expires_at: toInstant(expires * 1000),
  };
}

/**
 * The file of a link. Whether its viewer may see it is asked again.
 * @throws AppError DOWNLOAD_LINK_INVALID, NOT_FOUND, STORAGE_UNAVAILABLE.
 */
export async function readAttachment(
  context: Deps,
  id: string,
  { viewer, expires, signature }: SignedAttachmentQuery,
): Promise<Replied<Buffer<ArrayBuffer>>> {
  const [right, given] = [await signatureOf(context, id, viewer, expires), Buffer.from(signature)];
  const is_signed = right.length === given.length && timingSafeEqual(right, given);
  if (!is_signed || context.clock.now() >= expires * 1000) {
    throw new AppError('DOWNLOAD_LINK_INVALID');
  }
  const { filename, key_id } = await findFile(context.db, id, viewer);
  const bytes = await openSealed(context, { key: attachmentKey(id), sealed_for: sealContext(id), key_id });
  return asDownload({ filename, bytes });
}
