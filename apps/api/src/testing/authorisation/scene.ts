import { STAFF_ROLES, type StaffRole } from '@abroad/contract';
import { sql } from 'kysely';
import { suspend } from '../../features/moderation/decide-on-account.ts';
import { startTestApi, type TestApi } from '../api.ts';
import { make, type Made, type MadeMentor } from '../make.ts';
import { memoryCalendar, onlyMemory } from '../memory-calendar.ts';
import { grantRole } from '../grant-role.ts';
import { startTestSandbox } from '../payments-sandbox.ts';
import type { Caller } from './outcomes.ts';

/** The people of the table, and what belongs to two of them. */
export interface Scene {
  api: TestApi;
  make: ReturnType<typeof make>;
  people: Record<Exclude<Caller, 'nobody' | 'expired'>, Made> & { mentor: MadeMentor; other_mentor: MadeMentor };
  /** One member of the staff for each role. */
  staff: Record<StaffRole, Made>;
  /** A confirmed booking of `prospect` with `mentor`. */
  booking_id: string;
  /** The same two, and `mentor` has not answered yet. */
  request_id: string;
  /** The slug of the service whose sessions `mentor` has to accept. */
  by_request: string;
  /** Books the next free time of `mentor` for `prospect`. */
  book(event_type_slug?: string): Promise<string>;
  /** An available time of `mentor` that was not returned before. */
  nextSlot(): string;
  close(): Promise<void>;
}

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** People with different names, so that an answer that shows the wrong person is recognised by the address. */
async function makePeople(api: TestApi) {
  const { mentor, prospect } = make(api);
  const suspended = await mentor({ person: { last_name: 'Suspended' } });
  await suspended.client.createProspectProfile({
    body: { first_name: 'Sam', last_name: 'Suspended', time_zone: 'UTC' },
  });
  await suspend(api.context, suspended.person.email, 'Sessions were not held.');
  return {
    suspended,
    mentor: await mentor({ policy: { max_free_sessions: 5 } }),
    other_mentor: await mentor({ person: { last_name: 'Other' } }),
    prospect: await prospect(),
    other_prospect: await prospect({ person: { last_name: 'Other' } }),
  };
}

/** The same with the two others in their places: staff do nothing about themselves. */
export const ofOthers = (scene: Scene): Scene => ({
  ...scene,
  people: { ...scene.people, mentor: scene.people.other_mentor, prospect: scene.people.other_prospect },
});

/** One member of the staff for each role, who has nothing else. */
async function makeStaff(api: TestApi): Promise<Record<StaffRole, Made>> {
  const made = STAFF_ROLES.map(async (role) => {
    const member = await api.signUp({ last_name: role });
    await grantRole(api, member, role);
    return [role, member];
  });
  return Object.fromEntries(await Promise.all(made)) as Record<StaffRole, Made>;
}

async function freeTimes({ client, slug }: MadeMentor): Promise<string[]> {
  const now = Date.now();
  const { available_slots } = await client.getAvailabilityBySlug({
    params: { slug },
    query: { start: new Date(now + WEEK_MS).toISOString(), end: new Date(now + 4 * WEEK_MS).toISOString() },
  });
  return available_slots.map(({ start }) => start);
}

/** Starts an API in which every caller of the table has what they may have. */
export async function startScene(settings: Readonly<Record<string, string>> = {}): Promise<Scene> {
  const sandbox = await startTestSandbox();
  const api = await startTestApi({ calendars: onlyMemory(memoryCalendar()) }, { ...sandbox.settings, ...settings });
  const people = await makePeople(api);
  const { mentor, prospect } = people;
  const { slug: by_request } = await mentor.client.createEventType({
    body: {
      title: 'By request',
      duration_min: 30,
      currency: 'EUR',
      default_platform: 'google_meet',
      booking_policy: { requires_approval: true },
    },
  });
  const times = await freeTimes(mentor);
  const nextSlot = () => times.shift() ?? 'no free time is left';
  const book = async (event_type_slug = mentor.event_types[0]?.slug) => {
    const { id } = await prospect.client.createBooking({
      body: { mentor_slug: mentor.slug, event_type_slug, start: nextSlot(), time_zone: 'Africa/Lagos' },
    });
    // More are made here than one person may make in a day.
    await sql`update booking set created_at = created_at - interval '2 days' where id = ${id}`.execute(api.context.db);
    return id;
  };
  return {
    api,
    make: make(api),
    people,
    staff: await makeStaff(api),
    booking_id: await book(),
    request_id: await book(by_request),
    by_request,
    book,
    nextSlot,
    async close() {
      await api.close();
      await sandbox.close();
    },
  };
}
