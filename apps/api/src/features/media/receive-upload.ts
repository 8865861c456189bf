import { VALIDATION_MESSAGES as words } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { SentStream } from '../../http/sent-file.ts';
import type { SignedUpload } from '../../providers/storage/port.ts';
import { refusedFile } from './make-current.ts';
import { findUpload } from './queries.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'storage'>;

/**
 * Receives a file at an upload link of our own, while the upload is open and its owner is active. A file sent again
 * replaces the former one.
 * @throws AppError UPLOAD_LINK_INVALID, UPLOAD_CLOSED, VALIDATION_FAILED for another type or size than announced.
 */
export async function receiveUpload({ db, clock, storage }: Deps, link: SignedUpload, sent: SentStream): Promise<void> {
  if (!storage.gate) {
    throw new AppError('NOT_FOUND');
  }
  if (!(await storage.gate.admits(link, clock.now()))) {
    throw new AppError('UPLOAD_LINK_INVALID');
  }
  const upload = await findUpload(db, link.id);
  if (upload && upload.owner_status !== 'active') {
    throw new AppError('UPLOAD_LINK_INVALID');
  }
  if (upload?.status !== 'expected') {
    throw new AppError('UPLOAD_CLOSED');
  }
  if (sent.content_type !== link.content_type) {
    throw refusedFile(words.upload_type);
  }
  const isOtherSize = sent.content_length !== null && sent.content_length !== link.size_bytes;
  if (isOtherSize || !(await storage.gate.receive(link, sent.stream))) {
    throw refusedFile(words.upload_size);
  }
}
