// Books a session. However often it is interrupted and run again, one is booked: the same Idempotency-Key gives the
// first answer again.
import { ApiFailure, createClient } from '@abroad/client';

const { BASE_URL, TOKEN, MENTOR, SERVICE, START, ORDER } = process.env;
const client = createClient({ base_url: BASE_URL ?? 'http://localhost:3000', token: TOKEN ?? '' });

try {
  const { id, status } = await client.createBooking({
    body: { mentor_slug: MENTOR ?? '', event_type_slug: SERVICE ?? '', start: START ?? '', time_zone: 'Africa/Lagos' },
    idempotency_key: ORDER ?? '',
  });
  console.log(`${id} ${status}`);
} catch (error) {
  if (!(error instanceof ApiFailure)) throw error;
  // Such as SLOT_TAKEN: another person was faster.
  console.log(error.code);
  process.exitCode = 1;
}
