import multipart from '@fastify/multipart';
import { VALIDATION_MESSAGES as words, type Endpoint } from '@abroad/contract';
import type { FastifyInstance, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { AppError } from '../core/app-error.ts';
import { SentFile, type SentStream } from './sent-file.ts';

type FormFile = NonNullable<Endpoint['form_file']>;
type RawBody = NonNullable<Endpoint['raw_body']>;

/** Boundaries and headers of a form with one file. */
const FORM_OVERHEAD_BYTES = 16 * 1024;
const MEGABYTE = 1024 * 1024;

const refused = (field: string, message: string) =>
  new AppError('VALIDATION_FAILED', { errors: [{ path: field, message }] });
const tooLong = (field: string, maxBytes: number) =>
  new AppError('PAYLOAD_TOO_LARGE', {
    errors: [{ path: field, message: `Use a file of ${maxBytes / MEGABYTE} MB or less` }],
  });
const lengthOf = (request: FastifyRequest): number | null => {
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  return Number.isSafeInteger(length) ? length : null;
};

/** The form parser's errors as the product's codes. */
function asRefusal(error: unknown, { field, max_bytes }: FormFile): unknown {
  const code = String((error as NodeJS.ErrnoException).code);
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return tooLong(field, max_bytes);
  }
  if (/^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(code)) {
    return refused(field, 'Send one file and nothing else');
  }
  return error instanceof AppError ? error : refused(field, 'Send the file as multipart/form-data');
}

/** Reads a form to its end: exactly one part, the file. */
async function readForm(request: FastifyRequest, form: FormFile): Promise<SentFile> {
  const { field, types, max_bytes, messages } = form;
  if ((lengthOf(request) ?? 0) > max_bytes + FORM_OVERHEAD_BYTES) {
    throw tooLong(field, max_bytes);
  }
  let sent: SentFile | null = null;
  try {
    for await (const part of request.parts({ limits: { files: 1, fields: 0, fileSize: max_bytes, headerPairs: 20 } })) {
      if (part.type !== 'file' || part.fieldname !== field) {
        throw refused(part.fieldname, `Send the file as ${field} and nothing else`);
      }
      sent = new SentFile(part.filename ?? '', part.mimetype, await part.toBuffer());
    }
  } catch (error) {
    throw asRefusal(error, form);
  }
  if (sent === null || sent.bytes.length === 0) {
    throw refused(field, messages?.required ?? words.image_required);
  }
  if (!types.includes(sent.content_type)) {
    throw refused(field, messages?.type ?? words.image_type);
  }
  return sent;
}

/** Uses a form's file as the body; JSON is validated by its schema as everywhere. */
export const fileOrSchema: FastifySchemaCompiler<unknown> = (route) => {
  const validate = validatorCompiler(route as Parameters<typeof validatorCompiler>[0]);
  return (data: unknown) => (data instanceof SentFile ? { value: data } : validate(data));
};

/** In this scope a body can be a form with one file; handlers get a `SentFile`. */
export function takeFormFile(scope: FastifyInstance, formFile: FormFile): void {
  void scope.register(multipart);
  scope.addHook('preValidation', async (request) => {
    if (request.isMultipart()) {
      request.body = await readForm(request, formFile);
    }
  });
}

/** In this scope the body is a raw file; handlers get a `SentStream`. */
export function takeRawBody(scope: FastifyInstance, { types, max_bytes }: RawBody): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...types], (request, payload, done) => {
    const content_length = lengthOf(request);
    if ((content_length ?? 0) > max_bytes) {
      done(tooLong('file', max_bytes));
      return;
    }
    const content_type = String(request.headers['content-type']).split(';', 1)[0]?.trim().toLowerCase() ?? '';
    const sent: SentStream = { content_type, content_length, stream: payload };
    done(null, sent);
  });
}
