import { defineEndpoints } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';
import { DOCUMENT_TYPES, SealedFile, SealedFileParams } from '../sealed-files.ts';
import { VALIDATION_MESSAGES as words } from '../validation-messages.ts';

/** Documents that people show to the staff: sent here first, then handed in by their ids where they belong. */
export const sealedFileEndpoints = defineEndpoints({
  createSealedFile: {
    method: 'POST',
    path: '/api/v1/sealed-files',
    tag: 'sealed-files',
    summary: 'Send a document, to be handed in afterwards',
    description:
      'A form with the file in `file`: PDF, PNG, JPEG or WebP of 10 MB at most. Pictures are encoded anew. It lies encrypted, and is deleted after an hour unless it is handed in.',
    access: 'user',
    while_suspended: true,
    idempotent: true,
    patience_ms: LIMITS.upload_patience_ms,
    form_file: {
      field: 'file',
      types: DOCUMENT_TYPES,
      max_bytes: LIMITS.sealed_file_bytes,
      messages: { required: words.document_required, type: words.document_type },
    },
    responses: { 201: SealedFile },
    errors: [
      'VALIDATION_FAILED',
      'UNSUPPORTED_MEDIA_TYPE',
      'PAYLOAD_TOO_LARGE',
      'TOO_MANY_UPLOADS',
      'STORAGE_UNAVAILABLE',
    ],
  },
  deleteSealedFile: {
    method: 'DELETE',
    path: '/api/v1/sealed-files/:id',
    tag: 'sealed-files',
    summary: 'Delete a document that was not handed in',
    access: 'user',
    callers: 'owner',
    while_suspended: true,
    params: SealedFileParams,
    responses: { 204: null },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
});
