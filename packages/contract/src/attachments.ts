import { z } from 'zod';
import { Id, Instant } from './primitives.ts';
import { DOCUMENT_TYPES } from './sealed-files.ts';

/** The types of files in a conversation, decided by their content, not their names. */
export const ATTACHMENT_TYPES = [...DOCUMENT_TYPES, 'text/plain'] as const;

/** A file in a conversation. */
export const Attachment = z
  .object({
    id: Id,
    filename: z.string(),
    /** Pictures are encoded anew, as WebP. */
    content_type: z.enum(['application/pdf', 'image/webp', 'text/plain']),
    size_bytes: z.int(),
    is_scanned: z.boolean(),
    created_at: Instant,
  })
  .meta({ id: 'Attachment' });
export type Attachment = z.infer<typeof Attachment>;

export const AttachmentParams = z.object({ id: Id });

export const AttachmentLink = z.object({ url: z.string(), expires_at: Instant }).meta({ id: 'AttachmentLink' });
export type AttachmentLink = z.infer<typeof AttachmentLink>;

/** The content of a link: for whom and until when, in epoch seconds. */
export const SignedAttachmentQuery = z.object({
  viewer: Id,
  expires: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  signature: z
    .string()
    .max(100)
    .regex(/^[\w-]*$/),
});
export type SignedAttachmentQuery = z.infer<typeof SignedAttachmentQuery>;
