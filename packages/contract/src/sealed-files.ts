import { z } from 'zod';
import { Id, Instant } from './primitives.ts';

/** The types of documents for the staff, decided by their content, not their names. */
export const DOCUMENT_TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;
export const DocumentType = z.enum(DOCUMENT_TYPES);
export type DocumentType = z.infer<typeof DocumentType>;

/** A document that is stored encrypted until `delete_at`. */
export const SealedFile = z
  .object({
    id: Id,
    filename: z.string(),
    /** Pictures are encoded anew, as WebP. */
    content_type: DocumentType,
    size_bytes: z.int(),
    created_at: Instant,
    delete_at: Instant,
  })
  .meta({ id: 'SealedFile' });
export type SealedFile = z.infer<typeof SealedFile>;

export const SealedFileParams = z.object({ id: Id });
