import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import { insertPaidBooking } from '../../testing/insert-payment.ts';

const scene = bookingScene();
const TEN_YEARS_S = 10 * 365 * 24 * 60 * 60;

test('the file has a line for each session in words that no spreadsheet computes', async () => {
  const mentor = await scene.mentor();
  const prospect = await scene.prospect({ first_name: '=HYPERLINK("//evil")', last_name: 'Ọláyẹmí, PhD' });
  const euros = await insertPaidBooking(scene.api, {
    mentor,
    prospect,
    status: 'completed',
    start: '2058-01-31T23:30:00Z',
    fee_percent: 10,
    title: '@Essay "check"',
  });
  await euros.earn();
  const yen = await insertPaidBooking(scene.api, {
    mentor,
    prospect,
    status: 'confirmed',
    start: '2058-02-10T09:00:00Z',
    price_minor: 3000,
    currency: 'JPY',
  });
  const answer = await fetch(`${scene.api.base_url}/api/v1/payments/earnings.csv?from=2058-02-01&to=2058-02-28`, {
    headers: { authorization: `Bearer ${await scene.api.issuer.token(mentor.person, { expires_in_s: TEN_YEARS_S })}` },
  });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="abroad-mentors-earnings-2058-02-01-2058-02-28.csv"',
  );
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
  const name = `"'=HYPERLINK(""//evil"") Ọláyẹmí, PhD"`;
  expect(bytes.subarray(3).toString()).toBe(
    [
      'session_date,session_start,booking_id,prospect_name,service,booking_status,status,currency,paid,refunded,charged_back,fee,net',
      `2058-02-01,2058-01-31T23:30:00Z,${euros.booking_id},${name},"'@Essay ""check""",completed,earned,EUR,50.00,0.00,0.00,5.00,45.00`,
      `2058-02-10,2058-02-10T09:00:00Z,${yen.booking_id},${name},Intro call,confirmed,pending,JPY,3000,0,0,0,3000`,
      '',
    ].join('\r\n'),
  );
});

test('every session is in it once, however many there are', async () => {
  const mentor = await scene.mentor();
  const prospect = await scene.prospect();
  const { booking_id } = await insertPaidBooking(scene.api, { mentor, prospect, status: 'completed' });
  const { db } = scene.api.context;
  // Copies of the one, three to each start, so that a piece ends between two of the same time.
  await sql`
    with copy as (
      insert into booking (id, mentor_user_id, prospect_user_id, event_type_id, status, title, start_at, end_at,
        busy_start_at, busy_end_at, time_zone, mentor_time_zone, platform, price_minor, currency, policy, ical_uid)
      select gen_random_uuid(), mentor_user_id, prospect_user_id, event_type_id, status, title, start_at + shift,
        end_at + shift, busy_start_at + shift, busy_end_at + shift, time_zone, mentor_time_zone, platform, price_minor,
        currency, policy, gen_random_uuid()::text
      from booking, lateral (select make_interval(hours => n / 3) as shift from generate_series(1, 1300) n) shifts
      where id = ${booking_id} returning id),
    paid as (
      insert into payment (id, booking_id, provider, capture_method, amount_minor, currency, fee_minor)
      select gen_random_uuid(), id, 'sandbox', 'automatic', 5000, 'EUR', 0 from copy returning id, booking_id)
    insert into ledger_entry (id, posting_id, occasion, booking_id, payment_id, account, amount_minor, currency)
    select gen_random_uuid(), booking_id, 'capture:' || id, booking_id, id, account, amount, 'EUR'
    from paid, (values ('provider', 5000), ('mentor_pending', -5000)) line (account, amount)`.execute(db);
  const lines = (await mentor.client.getEarningsFile()).trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(1301);
  expect(new Set(lines.map((line) => line.split(',')[2])).size).toBe(1301);
  const starts = lines.map((line) => line.split(',')[1] ?? '');
  expect(starts).toEqual(starts.toSorted());
});
