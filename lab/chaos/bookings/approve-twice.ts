import { ApiFailure } from '@abroad/contract/api-failure';
import type { Row } from '../lib/row.ts';
import { freeTimes } from '../lib/slots.ts';
import { clientOf } from '../lib/retry.ts';

/** A mentor accepts the same request twice at once, at two processes. */
export const approveTwice: Row = async (world, { approvals }) => {
  const mentor = world.mentors[1];
  if (!mentor) throw new Error('no mentor to ask');
  const starts = (await freeTimes(world, mentor, 'free-asked', { from_day: 5 })).slice(0, approvals);
  const tally = { one: 0, none: 0, both: 0, otherwise: 0 };
  for (const [place, start] of starts.entries()) {
    const prospect = world.prospects[place % world.prospects.length];
    if (!prospect) throw new Error('no student');
    const { id } = await clientOf(prospect, world.apis[0]?.base_url ?? '').createBooking({
      body: { mentor_slug: mentor.slug, event_type_slug: 'free-asked', start, time_zone: 'UTC' },
    });
    const answers = await Promise.all(
      world.apis.slice(0, 2).map(({ base_url }) =>
        clientOf(mentor, base_url)
          .acceptBooking({ params: { id } })
          .then(() => 'accepted')
          .catch((error: unknown) => (error instanceof ApiFailure ? error.code : String(error))),
      ),
    );
    const won = answers.filter((answer) => answer === 'accepted').length;
    const refused = answers.filter((answer) => answer === 'ILLEGAL_MOVE').length;
    if (won + refused !== answers.length) tally.otherwise += 1;
    else if (won === 1) tally.one += 1;
    else tally[won === 0 ? 'none' : 'both'] += 1;
  }
  const outcome = `${tally.one} one, ${tally.none} none, ${tally.both} both, ${tally.otherwise} otherwise`;
  return [
    {
      what: `a request accepted twice at once, ${starts.length} tries`,
      goal: 'one winner each',
      found: outcome,
      holds: tally.one === starts.length,
    },
  ];
};
