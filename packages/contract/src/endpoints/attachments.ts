import {
  ATTACHMENT_TYPES,
  Attachment,
  AttachmentLink,
  AttachmentParams,
  SignedAttachmentQuery,
} from '../attachments.ts';
import { defineEndpoints } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';
import { VALIDATION_MESSAGES as words } from '../validation-messages.ts';

/** Files in conversations: sent here first, then with a message by their ids. */
export const attachmentEndpoints = defineEndpoints({
  createAttachment: {
    method: 'POST',
    path: '/api/v1/messages/attachments',
    tag: 'messages',
    summary: 'Send a file, to go out with a message or a booking afterwards',
    description:
      'A form with the file in `file`: PDF, PNG, JPEG, WebP or plain text of 10 MB at most. Its content decides what it is. Pictures are encoded anew. It goes to another person with a message of a confirmed session, or with a booking once that is confirmed, and is deleted after an hour unless one of them has it.',
    access: 'user',
    idempotent: true,
    patience_ms: LIMITS.upload_patience_ms,
    form_file: {
      field: 'file',
      types: ATTACHMENT_TYPES,
      max_bytes: LIMITS.attachment_bytes,
      messages: { required: words.document_required, type: words.attachment_type },
    },
    responses: { 201: Attachment },
    errors: [
      'VALIDATION_FAILED',
      'UNSUPPORTED_MEDIA_TYPE',
      'PAYLOAD_TOO_LARGE',
      'TOO_MANY_UPLOADS',
      'STORAGE_UNAVAILABLE',
    ],
  },
  deleteAttachment: {
    method: 'DELETE',
    path: '/api/v1/messages/attachments/:id',
    tag: 'messages',
    summary: 'Delete a file that no message has',
    access: 'user',
    callers: 'owner',
    params: AttachmentParams,
    responses: { 204: null },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
  createAttachmentLink: {
    method: 'POST',
    path: '/api/v1/messages/attachments/:id/link',
    tag: 'messages',
    summary: 'Get a link to download a file of one’s conversation',
    description:
      'The link works for five minutes, for everyone who has it, and only while the caller may see the file.',
    access: 'user',
    callers: 'parties',
    params: AttachmentParams,
    responses: { 200: AttachmentLink },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
  getAttachmentFile: {
    method: 'GET',
    path: '/api/v1/messages/attachments/:id/file',
    tag: 'messages',
    summary: 'Download a file by its link',
    description: 'The link authorises by itself. Browsers download the file and show nothing.',
    access: 'public',
    params: AttachmentParams,
    query: SignedAttachmentQuery,
    responses: { 200: 'application/octet-stream' },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'DOWNLOAD_LINK_INVALID', 'STORAGE_UNAVAILABLE'],
  },
});
