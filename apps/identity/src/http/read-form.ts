import type { IncomingMessage } from 'node:http';
import { readBody } from '../../../embedded/src/read-body.ts';
import { HttpProblem } from './http-problem.ts';

const MAX_BYTES = 16 * 1024;

/** U+0000 cannot be stored; U+FFFD stands where the bytes were no Unicode text, such as half of a surrogate pair. */
const UNUSABLE = /[\0\uFFFD]/;

/**
 * Reads a posted form of ours into its fields; of a repeated field the last one counts.
 * @throws HttpProblem 403 when another site sent it, 415, 413 above 16 KiB, 400 for text that cannot be stored
 */
export async function readForm(req: IncomingMessage, issuer: string): Promise<Record<string, string>> {
  // Every browser names the origin of a form that it posts, and the interaction cookie is SameSite=Lax besides.
  if (req.headers.origin !== issuer) {
    throw new HttpProblem(403, 'otherSite');
  }
  if (req.headers['content-type']?.startsWith('application/x-www-form-urlencoded') !== true) {
    throw new HttpProblem(415, 'notAForm');
  }
  const body = await readBody(req, MAX_BYTES);
  if (body === null) {
    throw new HttpProblem(413, 'tooLarge');
  }
  const fields = new URLSearchParams(body);
  for (const [name, value] of fields) {
    if (UNUSABLE.test(name) || UNUSABLE.test(value)) {
      throw new HttpProblem(400, 'badText');
    }
  }
  return Object.fromEntries(fields);
}
