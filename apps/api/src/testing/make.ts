import type { Client } from '@abroad/contract/client';
import type { Education, MentorOnboarding } from '@abroad/contract';
import { sql, type Insertable } from 'kysely';
import { newId } from '../core/ids.ts';
import type { EventTypeTable } from '../db/tables.ts';
import { welcomeMentorJob } from '../features/onboarding/index.ts';
import { refreshSearchOnRename } from '../features/mentors/index.ts';
import type { TestApi } from './api.ts';
import type { Person } from './issuer.ts';
import { parseOpen } from './opening-hours.ts';

/** A person who signed up, with what tests need of them. */
export interface Made {
  person: Person;
  client: Client;
  user_id: string;
  slug: string;
}
export interface MadeMentor extends Made {
  profile_id: string;
  /** In the order of their places; the first is the free "Intro call" unless others were asked for. */
  event_types: { id: string; slug: string }[];
}

type Service = Partial<Omit<Insertable<EventTypeTable>, 'id' | 'auth_user_id'>>;
type Policy = Partial<
  Record<
    | 'min_notice_min'
    | 'window_days'
    | 'buffer_before_min'
    | 'buffer_after_min'
    | 'free_cancel_min'
    | 'late_refund_pct'
    | 'reschedule_min'
    | 'approval_ttl_h',
    number
  >
> & {
  slot_step_min?: number | null;
  max_per_day?: number | null;
  max_per_week?: number | null;
  requires_approval?: boolean;
  max_open_requests?: number;
};

export interface MentorWishes extends Partial<MentorOnboarding> {
  /** Weekly hours like `Mon 09:00-11:00`, or `2026-11-03 09:00-10:00` for a date, in the mentor's zone; left out: weekdays 9 to 17. */
  open?: readonly string[];
  /** Replaces the services of a new mentor; each is free, 30 minutes long and active unless it says otherwise. */
  event_types?: readonly Service[];
  policy?: Policy;
  person?: Partial<Person>;
}

/** Universities that are in the reference list, by a short name. */
const UNIVERSITY_NAMES = {
  delft: 'Delft University of Technology',
  hanoi: 'Hanoi University of Science and Technology',
  munich: 'Technical University of Munich',
  edinburgh: 'University of Edinburgh',
} as const;
export type KnownUniversity = keyof typeof UNIVERSITY_NAMES;

/** The id of a university of the reference list. */
async function universityId({ client }: Pick<Made, 'client'>, name: KnownUniversity): Promise<string> {
  const { universities } = await client.searchUniversities({ query: { name: UNIVERSITY_NAMES[name], page_size: 1 } });
  const [university] = universities;
  if (!university) {
    throw new Error(`no university is called ${UNIVERSITY_NAMES[name]}`);
  }
  return university.id;
}

/** Accepts the present mentor terms. */
export async function acceptMentorTerms({ client, user_id }: Pick<Made, 'client' | 'user_id'>): Promise<void> {
  const { mentor } = await client.getTerms();
  await client.acceptTerms({ params: { id: user_id }, body: { terms: 'mentor', version: mentor.version } });
}

/** Builders of people, through the API as a browser would use it; hours and services are written straight into their tables. */
export function make(api: TestApi) {
  const anybody = { client: api.as(null) };

  /** A study at a university of the reference list, in the terms of the onboarding form. */
  async function education(
    name: KnownUniversity,
    changes: Partial<Omit<Education, 'id' | 'country_code' | 'updated_at'>> = {},
  ): Promise<MentorOnboarding['educations'][number]> {
    const university_id = await universityId(anybody, name);
    return { school: UNIVERSITY_NAMES[name], is_study_abroad: true, ...changes, university_id };
  }

  async function openHours(user_id: string, open: readonly string[]): Promise<void> {
    const { db } = api.context;
    const { id: schedule_id } = await db
      .updateTable('availability_schedule')
      .set({ version: sql<number>`version + 1` })
      .where('auth_user_id', '=', user_id)
      .where('is_default', '=', true)
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.deleteFrom('availability_rule').where('schedule_id', '=', schedule_id).execute();
    if (open.length > 0) {
      const rules = open.map((range) => ({ id: newId(), schedule_id, ...parseOpen(range) }));
      await db.insertInto('availability_rule').values(rules).execute();
    }
  }

  async function offer(user_id: string, services: readonly Service[]): Promise<void> {
    const { db } = api.context;
    await db.deleteFrom('event_type').where('auth_user_id', '=', user_id).execute();
    await db
      .insertInto('event_type')
      .values(
        services.map((service, position) => ({
          slug: `service-${position + 1}`,
          title: `Service ${position + 1}`,
          description: null,
          duration_min: 30,
          currency: 'EUR',
          default_platform: 'google_meet' as const,
          meeting_location: null,
          target_calendar_id: null,
          schedule_id: null,
          position,
          ...service,
          id: newId(),
          auth_user_id: user_id,
        })),
      )
      .execute();
    await db.transaction().execute((trx) => refreshSearchOnRename(api.context)(trx, user_id));
  }

  async function setPolicy(user_id: string, policy: Policy): Promise<void> {
    await api.context.db
      .updateTable('booking_policy')
      .set(policy)
      .where('auth_user_id', '=', user_id)
      .where('event_type_id', 'is', null)
      .execute();
  }

  const servicesOf = (user_id: string) =>
    api.context.db
      .selectFrom('event_type')
      .select(['id', 'slug'])
      .where('auth_user_id', '=', user_id)
      .orderBy('position')
      .execute();

  return {
    education,

    /** A mentor who can be found and booked. */
    async mentor({ open, event_types, policy, person = {}, ...form }: MentorWishes = {}): Promise<MadeMentor> {
      const names = {
        first_name: form.first_name ?? person.first_name ?? 'Linh',
        last_name: form.last_name ?? person.last_name ?? 'Trần',
      };
      const made = await api.signUp({ ...person, ...names });
      await acceptMentorTerms(made);
      const profile = await made.client.completeMentorOnboarding({
        body: {
          time_zone: 'Europe/Amsterdam',
          educations: [await education('delft')],
          is_trader: false,
          ...form,
          ...names,
        },
      });
      // Tests that count emails do not expect the welcome.
      const { key = '' } = welcomeMentorJob({ user_id: made.user_id });
      await sql`select graphile_worker.remove_job(${key})`.execute(api.context.db);
      if (open) {
        await openHours(made.user_id, open);
      }
      if (event_types) {
        await offer(made.user_id, event_types);
      }
      if (policy) {
        await setPolicy(made.user_id, policy);
      }
      return { ...made, profile_id: profile.id, event_types: await servicesOf(made.user_id) };
    },

    /** A student who looks for a mentor. */
    async prospect(
      changes: Partial<Parameters<Client['createProspectProfile']>[0]['body']> & { person?: Partial<Person> } = {},
    ): Promise<Made> {
      const { person = {}, ...form } = changes;
      const names = { first_name: form.first_name ?? 'Amara', last_name: form.last_name ?? 'Okafor' };
      const made = await api.signUp({ ...person, ...names });
      await made.client.createProspectProfile({ body: { time_zone: 'Africa/Lagos', ...form, ...names } });
      return made;
    },
  };
}
