import { DEFAULT_POLICY } from '@abroad/booking-rules';
import { CreateProspectProfile, MentorOnboarding, platformOfLink, type Language } from '@abroad/contract';
import type { Insertable } from 'kysely';
import { toInstant } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import type { BookingPolicyTable, EventTypeTable, Tables } from '../db/tables.ts';
import { enqueueNextAvailable } from '../features/availability/next-available.ts';
import { INTRO_CALL_WORDS } from '../features/event-types/intro-call-words.ts';
import { EDUCATION, EXPERIENCE } from '../features/profiles/entry-kinds.ts';
import { sharedColumns } from '../features/profiles/profile.ts';
import { prospectColumns } from '../features/profiles/prospects.ts';
import { versionOf } from '../features/identity/terms/terms.ts';
import { slugCandidates } from '../features/identity/slugs.ts';
import { searchDocument } from '../features/mentors/search-document.ts';
import { traderColumns } from '../features/mentors/trader.ts';
import { currencyOfCountry } from '../features/onboarding/currency-of-country.ts';
import { findUniversitiesById, type Universities } from '../features/reference/reference.ts';
import { errorForDatabase } from '../http/database-errors.ts';
import type { TestApi } from './api.ts';
import { insertRows, type Rows } from './insert-rows.ts';
import type { Person } from './issuer.ts';
import { parseOpen } from './opening-hours.ts';

/** A record in the tables. */
export interface MadeRecord {
  user_id: string;
  slug: string;
}
type Names = Pick<Person, 'first_name' | 'last_name'>;
export type ServiceWish = Partial<Omit<Insertable<EventTypeTable>, 'id' | 'auth_user_id'>>;
export type PolicyWish = Partial<Omit<Insertable<BookingPolicyTable>, 'id' | 'auth_user_id' | 'event_type_id'>>;

/** The number of taken slugs of each name, so that new people don't try them all. */
const taken = new WeakMap<TestApi, Map<string, number>>();

/** Writes rows with the first free slug for a name. */
async function withSlug(
  api: TestApi,
  { first_name, last_name }: Names,
  rowsOf: (slug: string) => Rows,
): Promise<string> {
  const slugs = slugCandidates(first_name, last_name);
  const [name = ''] = slugs;
  const counts = taken.get(api) ?? new Map<string, number>();
  taken.set(api, counts);
  for (;;) {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    const slug = slugs[Math.min(count, slugs.length - 1)] ?? name;
    try {
      await insertRows(api.context.db, rowsOf(slug));
      return slug;
    } catch (error) {
      if (errorForDatabase(error)?.code !== 'SLUG_TAKEN') {
        throw error;
      }
    }
  }
}

function recordOf({ context }: TestApi, who: Person): Insertable<Tables['authenticated_user']> & { id: string } {
  const is_verified = who.email_verified ?? true;
  return {
    id: newId(),
    clerk_id: who.clerk_id,
    email: is_verified ? who.email : null,
    email_verified: is_verified,
    // The time of a token that was issued a second ago, like those of tests.
    email_as_of: is_verified ? toInstant(Math.floor(context.clock.now() / 1000 - 1) * 1000) : null,
    slug: '',
    first_name: who.first_name,
    last_name: who.last_name,
  };
}

/** Writes the record of a person, as signing up does. */
export async function insertRecord(api: TestApi, who: Person): Promise<MadeRecord> {
  const record = recordOf(api, who);
  const slug = await withSlug(api, who, (free) => ({ authenticated_user: [{ ...record, slug: free }] }));
  return { user_id: record.id, slug };
}

/** The fields that both forms have. */
type Form = { [Field in keyof CreateProspectProfile & keyof MentorOnboarding]?: MentorOnboarding[Field] | undefined };

const universitiesOf = ({ context }: TestApi, { educations = [] }: Form): Promise<Universities> =>
  findUniversitiesById(
    context.db,
    educations.map(({ university_id }) => university_id),
  );

const historyOf = (profile_id: string, { educations = [], experiences = [] }: Form, universities: Universities) => ({
  educations: educations.map((entry) => ({ ...EDUCATION.rowOf(entry, universities), id: newId(), profile_id })),
  experiences: experiences.map((entry) => ({ ...EXPERIENCE.rowOf(entry, universities), id: newId(), profile_id })),
});

/** Writes a student with their profile, as signing up and its form do. */
export async function insertProspect(api: TestApi, who: Person, wishes: CreateProspectProfile): Promise<MadeRecord> {
  const form = CreateProspectProfile.parse(wishes);
  const record = { ...recordOf(api, who), time_zone: form.time_zone ?? null };
  const id = newId();
  const { educations, experiences } = historyOf(id, form, await universitiesOf(api, form));
  const profile = {
    ...sharedColumns(form),
    ...prospectColumns(form),
    id,
    auth_user_id: record.id,
    time_zone: form.time_zone ?? 'UTC',
  };
  const slug = await withSlug(api, who, (free) => ({
    authenticated_user: [{ ...record, slug: free }],
    prospect_profile: [profile],
    prospect_education: educations,
    prospect_experience: experiences,
  }));
  return { user_id: record.id, slug };
}

const WORKING_HOURS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => `${day} 09:00-17:00`);

/** The free introduction with which a mentor begins. */
const introCall = (meeting_link: string | null, currency: string, language: Language = 'en'): ServiceWish => ({
  slug: 'intro-call',
  ...INTRO_CALL_WORDS[language],
  default_platform: platformOfLink(meeting_link ?? '') ?? 'google_meet',
  meeting_location: meeting_link,
  currency,
});

function servicesOf(auth_user_id: string, services: readonly ServiceWish[]) {
  return services.map((service, position) => ({
    slug: `service-${position + 1}`,
    title: `Service ${position + 1}`,
    description: null,
    instruction: null,
    duration_min: 30,
    currency: 'EUR',
    default_platform: 'google_meet' as const,
    meeting_location: null,
    position,
    ...service,
    price_minor: service.price_minor ?? 0,
    is_active: service.is_active ?? true,
    id: newId(),
    auth_user_id,
  }));
}

/** A mentor's settings, besides the form. */
interface MentorSettings {
  open?: readonly string[] | undefined;
  services?: readonly ServiceWish[] | undefined;
  policy?: PolicyWish | undefined;
}

/** Writes a mentor who can be found and booked, as signing up, the terms and the form do. They aren't welcomed by email. */
export async function insertMentor(
  api: TestApi,
  who: Person,
  wishes: MentorOnboarding,
  { open = WORKING_HOURS, services, policy = {} }: MentorSettings,
) {
  const { context } = api;
  const { meeting_link = null, ...form } = MentorOnboarding.parse(wishes);
  const universities = await universitiesOf(api, form);
  const record = recordOf(api, who);
  const { id: auth_user_id } = record;
  const [profile_id, schedule_id, now] = [newId(), newId(), new Date().toISOString()];
  const { educations, experiences } = historyOf(profile_id, form, universities);
  const offered = services ?? [introCall(meeting_link, currencyOfCountry(form.current_country_code))];
  const event_types = servicesOf(auth_user_id, offered);
  const profile = {
    ...sharedColumns(form),
    id: profile_id,
    auth_user_id,
    time_zone: form.time_zone ?? 'UTC',
    status: 'active' as const,
    headline: form.headline ?? null,
    video_url: form.video_url ?? null,
    topics: [...new Set(form.topics)],
    rating: null,
    created_at: now,
    updated_at: now,
    ...traderColumns(form, now),
  };
  const known = { ...profile, review_count: 0, session_count: 0, active_at: now, next_available_at: null };
  const { words, filters, sort_name, ...found } = searchDocument(
    {
      profile: { ...known, profile_image_url: null },
      user: who,
      educations: educations.map((entry) => ({ ...entry, proofs: [] })),
      experiences,
      event_types,
      universities,
    },
    context.clock.now(),
    context.config.exchange_rates,
  );
  const { rank_score, price_from, currency, price_worth, rating, created_at } = found;
  const slug = await withSlug(api, who, (free) => ({
    authenticated_user: [{ ...record, slug: free, terms_accepted_at: now, time_zone: form.time_zone ?? null }],
    terms_acceptance: [
      { auth_user_id, terms: 'mentor', version: versionOf('mentor'), accepted_at: now, ip_address: '127.0.0.1' },
    ],
    mentor_profile: [profile],
    mentor_education: educations,
    mentor_experience: experiences,
    availability_schedule: [
      { id: schedule_id, auth_user_id, name: 'Working hours', time_zone: profile.time_zone, is_default: true },
    ],
    availability_rule: open.map((hours) => ({ id: newId(), schedule_id, ...parseOpen(hours) })),
    booking_policy: [{ ...DEFAULT_POLICY, ...policy, id: newId(), auth_user_id }],
    event_type: event_types,
    mentor_search: [{ profile_id, auth_user_id, rank_score, price_from, currency }],
    search_document: [
      { profile_id, rank_score, created_at, rating, price_from: price_worth, sort_name, words, filters },
    ],
    notification: [
      {
        id: newId(),
        auth_user_id,
        kind: 'welcome_mentor',
        group_key: 'welcome',
        key: `welcome_mentor:${auth_user_id}`,
        data: '{}',
      },
    ],
  }));
  await enqueueNextAvailable(context.db, auth_user_id);
  return {
    user_id: auth_user_id,
    slug,
    profile_id,
    event_types: event_types.map(({ id, slug: service }) => ({ id, slug: service })),
  };
}
