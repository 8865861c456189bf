import { endpoints, LIMITS, type EndpointName } from '@abroad/contract';
import { sql } from 'kysely';
import { askFor } from './authorisation/ask-for.ts';
import type { AnyRequest } from './authorisation/ask.ts';
import { startScene, type Scene } from './authorisation/scene.ts';
import { send, type Answer } from './authorisation/send.ts';
import { outcomesOf } from './authorisation/table.ts';
import { grantRole } from './grant-role.ts';
import { insertBooking } from './insert-booking.ts';

/** Calls that write no data of a person despite their method, and why. */
const WRITE_NOTHING: Readonly<Partial<Record<EndpointName, string>>> = {
  previewAvailability: 'only works something out',
  putAvatarUpload: 'only keeps a file',
  createAttachmentLink: 'only signs a link',
  connectGoogleCalendar: 'is switched off in the scene',
  completeGoogleCalendar: 'is switched off in the scene',
  createPayoutAccountLink: 'only asks the provider',
};
/** Calls that read, and store data that did not exist yet. */
const READ_AND_WRITE: readonly EndpointName[] = [
  'getAvailabilitySettings',
  'getCalendarFeed',
  'exportAccount',
  'listStaffEvents',
  'searchPeople',
  'getPerson',
  'getStaffBooking',
  'getAdminProofFile',
  'getNoShowFile',
  'getCaseFile',
  'getCaseMessages',
  'listEducationProofs',
  'getStaffNoShow',
  'getStaffPayout',
  'getPayoutBatchFile',
  'getCase',
  'getStaffReview',
  'listStaffBookings',
  'listStaffMails',
  'readStaffMail',
];

export const ALL = Object.keys(endpoints) as EndpointName[];
/** Every call of the contract that writes of the person who makes it. */
export const WRITES = ALL.filter(
  (name) => (endpoints[name].method !== 'GET' || READ_AND_WRITE.includes(name)) && WRITE_NOTHING[name] === undefined,
);
/** They need a new user, use one up, or take what is someone else's. The writer, who is both mentor and prospect, is refused. */
const WANT_SOMEBODY_ELSE: readonly EndpointName[] = [
  'becomeFirstAdmin',
  'completeMentorOnboarding',
  'createProspectProfile',
  'deleteAccount',
  'refundBooking',
  'releaseCase',
  'decideMailDomainProposal',
  'checkUniversity',
];
export const REFUSED = WANT_SOMEBODY_ELSE.filter((name) => name !== 'deleteAccount');

/** A call of the writer's, ready to be sent. */
export interface Prepared {
  name: EndpointName;
  send(): Promise<Answer>;
}

/** One person who is a mentor, a prospect and an admin, and may make every call of the contract. */
export interface OneWriter {
  scene: Scene;
  writer: Scene['people']['mentor'];
  /** Makes a valid request, with things of its own to use up. */
  prepare(name: EndpointName): Promise<Prepared>;
  /** Removes what earlier calls created, so that no limit is reached. */
  tidy(): Promise<void>;
}

const DAY_MS = 24 * 60 * 60_000;
let days = 0;
let changes = 0;

/** Each session has a day of its own, so that none blocks another and no allowance is used up. */
const bookingFar =
  ({ api, by_request }: Scene, people: Scene['people']) =>
  (event_type_slug?: string) => {
    days += 1;
    const start = new Date(Date.UTC(2040, 0, 1, 10) + days * DAY_MS).toISOString();
    const hold_expires_at = new Date(Date.now() + DAY_MS).toISOString();
    return event_type_slug === by_request
      ? insertBooking(api, { ...people, start, status: 'requested', hold_expires_at })
      : insertBooking(api, { ...people, start, status: 'confirmed' });
  };

/** Names and slug affect the most data: the record, the search and all links to it. */
function withNewName(request: AnyRequest): AnyRequest {
  changes += 1;
  const names = { first_name: `Linh ${'abcdefghij'[changes % 10] ?? ''}`, slug: `linh-${changes}-${days}` };
  return { ...request, body: { ...(request.body as object), ...names } };
}

/** No request waits for rate limits, which would only make the test take minutes. They are read when an API starts. */
async function startUnhurried(settings: Readonly<Record<string, string>>): Promise<Scene> {
  const { account_refreshes_per_min, calendar_readings_per_min, webhook_tries_per_min } = LIMITS;
  const raised = {
    account_refreshes_per_min: 10_000,
    calendar_readings_per_min: 10_000,
    webhook_tries_per_min: 10_000,
  };
  Object.assign(LIMITS, raised);
  try {
    return await startScene(settings);
  } finally {
    Object.assign(LIMITS, { account_refreshes_per_min, calendar_readings_per_min, webhook_tries_per_min });
  }
}

/** @param settings as the environment would have them. */
export async function startOneWriter(settings: Readonly<Record<string, string>> = {}): Promise<OneWriter> {
  const scene = await startUnhurried(settings);
  const { mentor: writer, other_mentor } = scene.people;
  await writer.client.createProspectProfile({ body: { first_name: 'Linh', last_name: 'Trần', time_zone: 'UTC' } });
  await grantRole(scene.api, writer, 'admin');
  const worlds = {
    mentor: { ...scene, book: bookingFar(scene, scene.people) },
    prospect: { ...scene, people: { ...scene.people, mentor: other_mentor, prospect: writer } },
  };
  const { db } = scene.api.context;
  const { user_id, profile_id } = writer;
  await sql`alter table booking_event disable trigger booking_event_append_only`.execute(db);

  return {
    scene,
    writer,
    async prepare(name) {
      const row = outcomesOf(name);
      const caller = row.nobody !== 'ok' && row.mentor === 'ok' ? 'mentor' : 'prospect';
      const cell = { caller, allowed: !WANT_SOMEBODY_ELSE.includes(name) } as const;
      // The test tries more webhooks than a user may try in an hour, the other mentor's among them.
      await sql`delete from taken_allowance`.execute(db);
      const found = await askFor(name, worlds[caller], cell);
      const asked = name === 'patchAuthenticatedUser' ? withNewName(found) : found;
      return {
        name,
        async send() {
          const headers = { authorization: `Bearer ${await scene.api.issuer.token(writer.person)}` };
          return send(scene.api, name, asked, headers);
        },
      };
    },
    async tidy() {
      // Moves what was done today two days back, where daily limits don't count it.
      for (const table of ['booking', 'booking_event']) {
        await sql`update ${sql.table(table)} set created_at = created_at - interval '2 days'`.execute(db);
      }
      await sql`update report set created_at = created_at - interval '2 days', added_at = '{}'`.execute(db);
      await sql`update booking set status = 'cancelled'
        where ${user_id} in (mentor_user_id, prospect_user_id) and status in ('confirmed', 'requested', 'pending_payment')`.execute(
        db,
      );
      await sql`delete from event_type service where auth_user_id = ${user_id} and slug not in ('intro-call', ${scene.by_request})
        and not exists (select from booking where event_type_id = service.id)`.execute(db);
      await sql`delete from availability_schedule where auth_user_id = ${user_id} and not is_default`.execute(db);
      await sql`delete from avatar where auth_user_id = ${user_id} and status <> 'current'`.execute(db);
      for (const table of [
        'webhook_subscription',
        'api_key',
        'saved_search',
        'calendar_connection',
        'university_entry',
      ]) {
        await sql`delete from ${sql.table(table)} where auth_user_id = ${user_id}`.execute(db);
      }
      await sql`delete from mentor_education where profile_id = ${profile_id}
        and id <> (select min(id::text)::uuid from mentor_education where profile_id = ${profile_id})`.execute(db);
      await sql`delete from mentor_experience where profile_id = ${profile_id}`.execute(db);
      for (const table of ['prospect_education', 'prospect_experience']) {
        await sql`delete from ${sql.table(table)} where profile_id = (
          select id from prospect_profile where auth_user_id = ${user_id})`.execute(db);
      }
    },
  };
}
