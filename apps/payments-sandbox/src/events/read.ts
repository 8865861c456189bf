import { z } from 'zod';
import { missing } from '../http/api-error.ts';
import type { Call, Reply } from '../http/call.ts';
import { readParams } from '../http/params.ts';

/** `GET /v2/core/events/:id`: a thin event with what it left out. https://docs.stripe.com/api/v2/core/events/retrieve */
export async function readThinEvent({ db, id, params }: Call): Promise<Reply> {
  readParams(z.strictObject({}), params);
  const { rows } = await db.query<{ body: string; details: object | null }>(
    'select body, details from payments_sandbox.event where id = $1 and body like \'%"v2.core.event"%\'',
    [id],
  );
  const [event] = rows;
  if (event === undefined) {
    throw missing('event', id);
  }
  const { body, details } = event;
  return { status: 200, body: { ...(JSON.parse(body) as object), ...(details !== null && { data: details }) } };
}
