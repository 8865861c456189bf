import { LIMITS, type ErrorCode } from '@abroad/contract';
import { sql, type RawBuilder } from 'kysely';
import { toInstant } from '../core/clock.ts';
import type { bookingScene } from '../testing/booking-scene.ts';
import { insertBooking } from '../testing/insert-booking.ts';
import type { Made, MadeMentor } from '../testing/make.ts';
import { countIn, halfHour, type Cap } from './cap.ts';

type Scene = ReturnType<typeof bookingScene>;

/** Bookings that were made today and declined, at a mentor whom `at` names, and one more that is asked for. */
const madeBefore = (
  scene: Scene,
  max: number,
  code: ErrorCode,
  at: (mentor: MadeMentor) => MadeMentor | Promise<MadeMentor>,
): Cap => ({
  kind: 'bookings made',
  max,
  code,
  async begin() {
    const prospect = await scene.prospect();
    let mentor = await scene.mentor({ open: ['Mon 07:00-23:00'] });
    const asked = mentor;
    for (let made = 0; made < max - 1; made += 1) {
      if (made % 5 === 0) mentor = await at(mentor);
      await insertBooking(scene.api, { mentor, prospect, start: halfHour(made + 100), status: 'declined' });
    }
    const now = toInstant(scene.clock.now());
    await sql`update booking set created_at = ${now} where prospect_user_id = ${prospect.user_id}`.execute(
      scene.api.context.db,
    );
    return {
      ask: (more) => scene.book(prospect, asked, { start: halfHour(more) }),
      count: () => countIn(() => scene.api)('booking', 'prospect_user_id', prospect.user_id),
    };
  },
});

/** The texts that a user wrote to one other person today: one less than the limit. */
const texts = (
  scene: Scene,
  code: ErrorCode,
  more: (pair: { prospect: Made; mentor: MadeMentor; id: string }) => (at: number) => Promise<unknown>,
): Cap => ({
  kind: 'texts',
  max: LIMITS.texts_per_pair_day,
  code,
  async begin() {
    const [mentor, prospect] = [await scene.mentor({ open: ['Mon 07:00-23:00'] }), await scene.prospect()];
    const { id } = await scene.book(prospect, mentor, { start: halfHour(0) });
    await sql`
      insert into booking_event (id, booking_id, kind, from_status, to_status, actor_user_id, actor_role)
      select gen_random_uuid(), ${id}, 'proposed', 'confirmed', 'confirmed', ${prospect.user_id}::uuid, 'prospect'
      from generate_series(2, ${LIMITS.texts_per_pair_day})`.execute(scene.api.context.db);
    const isText = sql`(kind in ('proposed', 'rescheduled') or kind = 'created' and exists
      (select from booking where booking.id = booking_id and message is not null))`;
    return {
      ask: more({ prospect, mentor, id }),
      count: () => countIn(() => scene.api)('booking_event', 'actor_user_id', prospect.user_id, isText),
    };
  },
});

/** Reports of today: one less than the limit. `who` makes one, and the condition finds theirs. */
const reports = (
  scene: Scene,
  max: number,
  who: () => Promise<{ client: Made['client']; theirs: RawBuilder<unknown> }>,
): Cap => ({
  kind: 'reports',
  max,
  code: 'TOO_MANY_REPORTS',
  async begin() {
    const { profile_id } = await scene.mentor();
    const { client, theirs } = await who();
    const target = { type: 'mentor_profile', id: profile_id } as const;
    const ask = () => client.createReport({ body: { target, reason: 'spam', good_faith: true } });
    for (let made = 0; made < max - 1; made += 1) await ask();
    return {
      ask,
      async count() {
        const { rows } = await sql<{ count: number }>`
          select sum(1 + cardinality(added_at))::int as count from report where ${theirs}`.execute(
          scene.api.context.db,
        );
        return rows[0]?.count ?? 0;
      },
    };
  },
});

/** The limits of bookings, words and webhooks that keep one person from flooding another. */
export const floodCaps = (scene: Scene) =>
  ({
    reports_per_person_day: reports(scene, LIMITS.reports_per_person_day, async () => {
      const { client, user_id } = await scene.prospect();
      return { client, theirs: sql`reporter_user_id = ${user_id}` };
    }),
    reports_per_address_day: reports(scene, LIMITS.reports_per_address_day, () =>
      Promise.resolve({ client: scene.api.as(null), theirs: sql`reporter_user_id is null` }),
    ),
    bookings_per_mentor_day: madeBefore(
      scene,
      LIMITS.bookings_per_mentor_day,
      'TOO_MANY_BOOKINGS_WITH_MENTOR',
      (mentor) => mentor,
    ),
    bookings_per_person_day: madeBefore(scene, LIMITS.bookings_per_person_day, 'TOO_MANY_BOOKINGS', () =>
      scene.mentor(),
    ),
    texts_per_pair_day: texts(
      scene,
      'TOO_MANY_MESSAGES',
      ({ prospect, mentor }) =>
        (at) =>
          scene.book(prospect, mentor, { start: halfHour(at + 10), message: 'One more word' }),
    ),
    'texts_per_pair_day, for changes': texts(
      scene,
      'TOO_MANY_CHANGES',
      ({ prospect, id }) =>
        (at) =>
          prospect.client.rescheduleBooking({ params: { id }, body: { start: halfHour(at + 10) } }),
    ),
    webhook_tries_per_hour: {
      kind: 'allowances',
      max: LIMITS.webhook_tries_per_hour,
      code: 'TOO_MANY_WEBHOOK_TRIES',
      async begin() {
        const { client, user_id } = await scene.prospect();
        const { id } = await client.createWebhook({
          body: { url: 'https://hooks.example/', events: ['booking.confirmed'] },
        });
        await sql`insert into taken_allowance (auth_user_id, kind) select ${user_id}::uuid, 'webhook_try'
        from generate_series(2, ${LIMITS.webhook_tries_per_hour})`.execute(scene.api.context.db);
        return {
          ask: () => client.testWebhook({ params: { id } }),
          count: () => countIn(() => scene.api)('taken_allowance', 'auth_user_id', user_id),
        };
      },
    },
  }) as const satisfies Record<string, Cap>;
