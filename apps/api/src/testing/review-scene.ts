import { strFromU8, unzipSync } from 'fflate';
import { bookingScene, NINE, NOW } from './booking-scene.ts';
import { ANSWERS, STARS } from './insert-reviews.ts';
import { make } from './make.ts';
import { runJob, runJobs } from './run-due-jobs.ts';

type Person = Awaited<ReturnType<ReturnType<typeof bookingScene>['prospect']>>;

const HOUR_MS = 60 * 60_000;
export const DAY_MS = 24 * HOUR_MS;
/** The end of the first session. */
export const END = Date.parse('2055-01-11T08:30:00Z');

/** All that a person's export says, as text: the archive itself is compressed. */
export async function exportedText({ client }: Pick<Person, 'client'>): Promise<string> {
  const files = unzipSync(await client.exportAccount());
  return Object.values(files)
    .map((file) => strFromU8(file))
    .join('\n');
}

/** Like `bookingScene`, with sessions that took place and their reviews. */
export function reviewScene() {
  const scene = bookingScene();
  /** Sets the clock to a time after the end of the first session, in ms. */
  const at = (after_ms: number) => scene.clock.set(new Date(END + after_ms).toISOString());
  /** Does what publishes reviews, computes ratings, and writes of both. */
  const runReviewJobs = () =>
    runJobs(scene.api.context, 'settle-reviews', 'settle-rating', 'tell-review-published', 'tell-review-replied');
  /** Completes ended sessions, and publishes their reviews. */
  async function complete() {
    await runJob(scene.api.context, 'complete-sessions');
    await runReviewJobs();
  }
  const profileOf = (slug: string, query: object = {}) =>
    scene.api.as(null).listReviewsBySlug({ params: { slug }, query });

  /** A session of half an hour that begins at NINE. */
  async function met() {
    const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
    const { id, params } = await make(scene.api).session({ mentor, prospect, start: NINE, booked_at: NOW });
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

  /**
   * Makes sessions of one mentor that took place, each with the stars of a prospect by their number, published a
   * second after each other.
   */
  async function reviewedBy(given: readonly (readonly [who: number, stars: number])[]) {
    const mentor = await scene.mentor();
    const people = new Map<number, Person>();
    for (const [index, [who, stars]] of given.entries()) {
      const prospect = people.get(who) ?? (await scene.prospect());
      people.set(who, prospect);
      at(5 * DAY_MS + index * 1000);
      await make(scene.api).session({
        mentor,
        prospect,
        start: new Date(Date.parse(NINE) + index * 30 * 60_000).toISOString(),
        booked_at: NOW,
        ended: true,
        reviewed: {
          prospect: { stars, would_book_again: stars > 2 },
          mentor: ANSWERS,
          written_at: new Date(scene.clock.now()).toISOString(),
        },
      });
    }
    return { mentor, people };
  }
  return { scene, at, runReviewJobs, complete, met, reviewedBy };
}
