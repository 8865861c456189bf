import { strFromU8, unzipSync } from 'fflate';
import { bookingScene, NINE } from './booking-scene.ts';
import { runJob } from './run-due-jobs.ts';

type Person = Awaited<ReturnType<ReturnType<typeof bookingScene>['prospect']>>;

const HOUR_MS = 60 * 60_000;
export const DAY_MS = 24 * HOUR_MS;
/** The end of the first session. */
export const END = Date.parse('2055-01-11T08:30:00Z');
export const STARS = { stars: 5, would_book_again: true } as const;
export const ANSWERS = { on_time: true, prepared: true, would_meet_again: false } as const;

/** All that a person's export says, as text: the archive itself is compressed. */
export async function exportedText({ client }: Pick<Person, 'client'>): Promise<string> {
  const files = unzipSync(await client.exportAccount());
  return Object.values(files)
    .map((file) => strFromU8(file))
    .join('\n');
}

/** As `bookingScene`, with sessions that took place and what is said of them. */
export function reviewScene() {
  const scene = bookingScene();
  /** Sets the clock to so long after the end of the first session, in ms. */
  const at = (after_ms: number) => scene.clock.set(new Date(END + after_ms).toISOString());
  /** Completes what has ended, and does all that is due. */
  async function complete() {
    await runJob(scene.api.context, 'complete-sessions');
    await scene.runDueJobs();
  }
  const profileOf = (slug: string, query: object = {}) =>
    scene.api.as(null).listReviewsBySlug({ params: { slug }, query });

  /** A session of half an hour that begins at NINE. */
  async function met() {
    const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
    const { id } = await scene.book(prospect, mentor);
    const params = { id };
    return {
      id,
      mentor,
      prospect,
      write: (body: object = STARS) => prospect.client.putReview({ params, body }),
      answer: (body: object = ANSWERS) => mentor.client.putReview({ params, body }),
      see: ({ client }: Person) => client.getBookingReviews({ params }),
      profile: (query: object = {}) => profileOf(mentor.slug, query),
    };
  }

  /** So many sessions of one mentor, each with the stars of a prospect by their number, all published. */
  async function reviewedBy(given: readonly (readonly [who: number, stars: number])[]) {
    const mentor = await scene.mentor();
    const people = new Map<number, Person>();
    for (const [index, [who, stars]] of given.entries()) {
      scene.clock.set('2055-01-07T10:00:00Z');
      const prospect = people.get(who) ?? (await scene.prospect());
      people.set(who, prospect);
      const start = new Date(Date.parse(NINE) + index * 30 * 60_000).toISOString();
      const { id } = await scene.book(prospect, mentor, { start });
      at(5 * DAY_MS + index * 1000);
      await complete();
      await prospect.client.putReview({ params: { id }, body: { stars, would_book_again: stars > 2 } });
      await mentor.client.putReview({ params: { id }, body: ANSWERS });
    }
    return { mentor, people };
  }
  return { scene, at, complete, met, reviewedBy };
}
