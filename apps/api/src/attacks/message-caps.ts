import { LIMITS, type ErrorCode } from '@abroad/contract';
import { sql } from 'kysely';
import { newId } from '../core/ids.ts';
import type { bookingScene } from '../testing/booking-scene.ts';
import type { Made } from '../testing/make.ts';
import { messageScene } from '../testing/message-scene.ts';
import { countIn, type Cap } from './cap.ts';

type Scene = ReturnType<typeof bookingScene>;

const DAY_MS = 24 * 60 * 60_000;

/** Conversations that one prospect starts, each with a mentor of its own; the first ones a day before. */
const threads = (scene: Scene, max: number, earlier: number): Cap => ({
  kind: 'conversations',
  max,
  code: 'TOO_MANY_THREADS',
  async begin() {
    const prospect = await scene.prospect();
    const start = async () => {
      const { slug: mentor_slug } = await scene.mentor();
      return prospect.client.startThread({ body: { mentor_slug, text: 'Hello', client_message_id: newId() } });
    };
    const { db } = scene.api.context;
    for (let at = 0; at < max - 1; at += 1) {
      await start();
      if (at < earlier) {
        const before = new Date(scene.clock.now() - 2 * DAY_MS).toISOString();
        await db
          .updateTable('thread')
          .set({ created_at: before })
          .where('prospect_id', '=', prospect.user_id)
          .execute();
      }
    }
    const mentors = await Promise.all(Array.from({ length: 8 }, () => scene.mentor()));
    return {
      ask: (at) =>
        prospect.client.startThread({
          body: { mentor_slug: mentors[at % 8]?.slug, text: 'Hello', client_message_id: newId() },
        }),
      count: () => countIn(() => scene.api)('thread', 'prospect_id', prospect.user_id),
    };
  },
});

/** Messages of one person in one conversation. @param opened whether the mentor has answered */
const messages = (
  scene: Scene,
  { max, code, role, opened }: { max: number; code: ErrorCode; role: 'mentor' | 'prospect'; opened: boolean },
): Cap => ({
  kind: 'messages',
  max,
  code,
  async begin() {
    const { talk, say } = messageScene(scene);
    const { id, ...people } = await talk();
    if (opened) {
      await say(people.mentor, id, 'Go on');
    }
    const who: Made = people[role];
    const count = () => countIn(() => scene.api)('message', 'author_id', who.user_id);
    // Writes the rows as the call does, without the calls.
    await sql`insert into message (id, thread_id, author_id, author_role, client_message_id, text, source, created_at)
      select gen_random_uuid(), ${id}, ${who.user_id}, ${role}, gen_random_uuid(), 'Hello', 'web',
        ${new Date(scene.clock.now()).toISOString()}::timestamptz - number * interval '1 s'
      from generate_series(1, ${max - 1 - (await count())}::int) number`.execute(scene.api.context.db);
    return { ask: (at) => say(who, id, `Question ${at}`), count };
  },
});

/** People whom one person blocks. */
const blocks = (scene: Scene, max: number): Cap => ({
  kind: 'blocks',
  max,
  code: 'TOO_MANY_BLOCKS',
  async begin() {
    const prospect = await scene.prospect();
    const others = await Promise.all(Array.from({ length: 8 }, () => scene.mentor()));
    // Accounts that exist only to be blocked.
    await sql`
      with made as (
        insert into authenticated_user (id, clerk_id, slug, first_name, last_name)
        select gen_random_uuid(), 'blocked_' || number, 'blocked-' || number, 'Made', 'Up'
        from generate_series(1, ${max - 1}::int) number returning id)
      insert into block (blocker_id, blocked_id, reason, created_at)
      select ${prospect.user_id}, id, 'other', now() from made`.execute(scene.api.context.db);
    return {
      ask: (at) => prospect.client.blockPerson({ body: { slug: others[at % 8]?.slug ?? '', reason: 'scam' } }),
      count: () => countIn(() => scene.api)('block', 'blocker_id', prospect.user_id),
    };
  },
});

export const messageCaps = (scene: Scene) =>
  ({
    threads_per_day: threads(scene, LIMITS.threads_per_day, 0),
    threads_per_week: threads(scene, LIMITS.threads_per_week, LIMITS.threads_per_week - 3),
    unanswered_messages_max: messages(scene, {
      max: LIMITS.unanswered_messages_max,
      code: 'TOO_MANY_UNANSWERED',
      role: 'prospect',
      opened: false,
    }),
    messages_per_hour: messages(scene, {
      max: LIMITS.messages_per_hour,
      code: 'TOO_MANY_MESSAGES_HOUR',
      role: 'prospect',
      opened: true,
    }),
    messages_per_hour_mentor: messages(scene, {
      max: LIMITS.messages_per_hour_mentor,
      code: 'TOO_MANY_MESSAGES_HOUR',
      role: 'mentor',
      opened: true,
    }),
    blocks_max: blocks(scene, LIMITS.blocks_max),
  }) satisfies Record<string, Cap>;
