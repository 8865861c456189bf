import type { TestIssuer } from '@abroad/api/testing/issuer';
import { ADD_SERVICE, addProspects, CURRENCY, mentorsOf, type Citizen } from '../../chaos/lib/people.ts';
import { freeTimes } from '../../chaos/lib/slots.ts';
import { withClient } from '../../../tools/lib/with-client.ts';
import type { Random } from '../../../tools/seed/random.ts';
import { makeConversations, type Conversation } from '../messages/conversations.ts';

export interface Bookable {
  mentor_slug: string;
  start: string;
}

/** The people of the load, and the objects of their actions. */
export interface People {
  mentors: readonly Citizen[];
  students: readonly Citizen[];
  conversations: readonly Conversation[];
}

interface Count {
  mentors: number;
  students: number;
  conversations: number;
}

/** The slug of each mentor's booked service. */
export const SERVICE = 'free';

/** Mentors keep their own hours, without a daily limit. */
const TAKE_ALL = `
  update booking_policy set min_notice_min = 0, max_per_day = null, max_per_week = null, requires_approval = false,
    max_open_requests = 500, window_days = 60`;

/** Adds a free service to each seeded mentor of a database, and students and conversations. */
export const addPeople = (database_url: string, issuer: TestIssuer, count: Count): Promise<People> =>
  withClient(database_url, async (client) => {
    await client.query(TAKE_ALL);
    await client.query(ADD_SERVICE, [SERVICE, 0, CURRENCY, 0]);
    return {
      conversations: await makeConversations(client, issuer, count.conversations),
      students: await addProspects(client, issuer, count.students),
      mentors: await mentorsOf(client, issuer, count.mentors),
    };
  });

/** The times at which each mentor can be booked, shuffled. */
export async function bookableTimes(
  base_url: string,
  { mentors }: Pick<People, 'mentors'>,
  random: Random,
): Promise<readonly Bookable[]> {
  const all: Bookable[] = [];
  for (const mentor of mentors) {
    const starts = await freeTimes({ apis: [{ base_url }] }, mentor, SERVICE, { from_day: 2 });
    all.push(...starts.map((start) => ({ mentor_slug: mentor.slug, start })));
  }
  return random.some(all, all.length);
}
