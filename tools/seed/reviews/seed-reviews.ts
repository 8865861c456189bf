import { sql } from 'kysely';
import { systemClock } from '@abroad/api/core/clock';
import { connect, type Database } from '@abroad/api/db/connection';
import { putRating } from '@abroad/api/features/mentors/put-rating';
import { summarise } from '@abroad/api/features/reviews/queries';
import { AMARA } from '../demo/amara.ts';
import { LINH } from '../demo/linh.ts';
import { DEMO_PEOPLE } from '../demo/people.ts';
import { writtenBy } from '../written/index.ts';
import { createRandom, mix, type Random } from '../random.ts';
import { drawReview, Texts } from './draw-review.ts';
import { drawSessions } from './draw-sessions.ts';
import { haveStudents, insertStudents, type StoredStudent } from './insert-students.ts';
import { readMentors, type StoredMentor } from './read-mentors.ts';
import { addReview, addSession, type SessionRows } from './session-rows.ts';

/** One writer at a time, so that two starts at once don't add them twice. */
const ADVISORY_LOCK = 727_277;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ROWS_A_STATEMENT = 500;
/** The share of sessions with a student who speaks the mentor's own language, if there is one. */
const IN_OWN_LANGUAGE = 0.5;

/** The students' days: each has at most one session on one. */
class StudentDays {
  readonly #taken = new Set<string>();
  readonly #students: readonly StoredStudent[];

  constructor(students: readonly StoredStudent[]) {
    this.#students = students;
  }

  /** A student of those whom the mentor has not met, and who had no session around then. */
  take(random: Random, { langs, start, met }: { langs: readonly string[]; start: number; met: Set<string> }) {
    const day = Math.floor(start / DAY_MS);
    const isFree = ({ id }: StoredStudent) =>
      !met.has(id) && ![day - 1, day, day + 1].some((near) => this.#taken.has(`${id} ${near}`));
    const free = this.#students.filter(isFree);
    const own = free.filter(({ lang }) => lang !== 'en' && langs.includes(lang));
    const student = random.pick(own.length > 0 && random.chance(IN_OWN_LANGUAGE) ? own : free);
    met.add(student.id);
    this.#taken.add(`${student.id} ${day}`);
    return student;
  }
}

/** The texts that suit this mentor only. */
const reviewsOf = (seed: number, { clerk_id, slug }: StoredMentor): readonly string[] =>
  writtenBy(seed, slug)?.reviews ?? DEMO_PEOPLE.find((one) => one.clerk_id === clerk_id)?.mentor?.reviews ?? [];

const plain = (tag: string) => tag.split('-', 1)[0] ?? tag;

interface Drawing {
  seed: number;
  random: Random;
  days: StudentDays;
  texts: Texts;
  now: number;
}

/** Adds a mentor's past sessions and the students' reviews. */
function addMentor(rows: SessionRows, mentor: StoredMentor, { seed, random, days, texts, now }: Drawing): void {
  const reviewed = { ...mentor, languages: mentor.languages.map(plain), reviews: reviewsOf(seed, mentor) };
  const [met, ofMentor] = [new Set<string>(), new Set<string>()];
  for (const { is_reviewed, ...drawn } of drawSessions(random, mentor, now)) {
    const student = days.take(random, { langs: reviewed.languages, start: drawn.start, met });
    const session = { ...drawn, mentor, student };
    const booking_id = addSession(rows, session);
    if (is_reviewed) {
      const review = drawReview(random, reviewed, { lang: student.lang, texts, ofMentor });
      addReview(rows, session, { booking_id, drawn: review });
    }
  }
}

/** The demo accounts met some days ago and have not reviewed the session, so that people who try the product can. */
async function addDemoSession(
  trx: Database,
  rows: SessionRows,
  { mentor, now }: { mentor: StoredMentor; now: number },
) {
  const student = await trx
    .selectFrom('authenticated_user')
    .select('id')
    .where('clerk_id', '=', AMARA.clerk_id)
    .executeTakeFirstOrThrow();
  const [service] = mentor.services;
  if (service === undefined) throw new Error(`${LINH.slug} offers nothing`);
  const start = (Math.floor(now / DAY_MS) - 3) * DAY_MS + 10 * HOUR_MS;
  const end = start + service.duration_min * 60_000;
  addSession(rows, { mentor, student: { id: student.id, time_zone: AMARA.time_zone }, service, start, end });
}

const inParts = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_A_STATEMENT) }, (_, at) =>
    rows.slice(at * ROWS_A_STATEMENT, (at + 1) * ROWS_A_STATEMENT),
  );

async function insertRows(trx: Database, rows: SessionRows): Promise<void> {
  for (const part of inParts(rows.booking)) await trx.insertInto('booking').values(part).execute();
  for (const part of inParts(rows.booking_event)) await trx.insertInto('booking_event').values(part).execute();
  for (const part of inParts(rows.review)) await trx.insertInto('review').values(part).execute();
  for (const part of inParts(rows.review_event)) await trx.insertInto('review_event').values(part).execute();
}

/** Calculates the profiles' numbers from the rows, as the product does. */
async function countUp(trx: Database, mentors: readonly StoredMentor[]): Promise<void> {
  await sql`
    update mentor_profile set session_count = held.sessions
    from (select mentor_user_id, count(*)::int as sessions from booking where status = 'completed' group by 1) held
    where auth_user_id = held.mentor_user_id`.execute(trx);
  for (const { id } of mentors) await putRating({ clock: systemClock }, trx, id, await summarise(trx, id));
}

async function add(trx: Database, seed: number): Promise<void> {
  const now = systemClock.now();
  const rows: SessionRows = { booking: [], booking_event: [], review: [], review_event: [] };
  const mentors = await readMentors(trx, seed);
  const days = new StudentDays(await insertStudents(trx));
  const texts = new Texts();
  for (const [at, mentor] of mentors.entries()) {
    addMentor(rows, mentor, { seed, random: createRandom(mix(seed, at)), days, texts, now });
  }
  const linh = mentors.find(({ clerk_id }) => clerk_id === LINH.clerk_id);
  if (linh !== undefined) await addDemoSession(trx, rows, { mentor: linh, now });
  await insertRows(trx, rows);
  await countUp(trx, mentors);
}

/**
 * Gives the made-up mentors of a seed, and the demo accounts, past sessions with made-up students and their reviews; once. The
 * numbers that profiles claim come from these rows.
 */
export async function seedReviews(databaseUrl: string, { seed }: { seed: number }): Promise<void> {
  const connection = connect({ url: databaseUrl, pool_size: 1, onError: () => {} });
  try {
    await connection.db.transaction().execute(async (trx) => {
      await trx.selectNoFrom((eb) => eb.fn('pg_advisory_xact_lock', [eb.val(ADVISORY_LOCK)]).as('lock')).execute();
      if (!(await haveStudents(trx))) await add(trx, seed);
    });
  } finally {
    await connection.close();
  }
}
