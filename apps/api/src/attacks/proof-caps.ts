import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import { addressHash } from '../features/proofs/address-hash.ts';
import { newId } from '../core/ids.ts';
import { toInstant } from '../core/clock.ts';
import type { bookingScene } from '../testing/booking-scene.ts';
import { countIn, type Cap } from './cap.ts';

type Scene = ReturnType<typeof bookingScene>;

const HOUR_MS = 60 * 60_000;

/** Records codes that a person sent, `ago`, to mailboxes of others. */
async function sentBefore(
  scene: Scene,
  { user_id, count, ago, place }: { user_id: string; count: number; ago: number; place?: Buffer },
): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    await scene.api.context.db
      .insertInto('proof_send')
      .values({
        id: newId(),
        auth_user_id: user_id,
        place_hash: place ?? Buffer.from(newId()),
        mailbox_hash: Buffer.from(newId()),
        sent_at: toInstant(scene.clock.now() - ago),
      })
      .execute();
  }
}

/** Asks for a code for the first education of a mentor, each time at another mailbox. */
async function asker(scene: Scene) {
  const mentor = await scene.mentor();
  const [education] = (await mentor.client.getMyMentorProfile()).educations;
  const params = { id: education?.id ?? '' };
  const ask = (at: number) => mentor.client.startMailProof({ params, body: { email: `m${at}.${newId()}@tudelft.nl` } });
  return { ...mentor, params, ask };
}

/** Of one person, `ago` that long. */
const ofPerson = (scene: Scene, max: number, ago: number): Cap => ({
  kind: 'codes of a person',
  max,
  code: 'TOO_MANY_PROOF_CODES',
  async begin() {
    await scene.api.context.db.deleteFrom('proof_send').execute();
    const { user_id, ask } = await asker(scene);
    await sentBefore(scene, { user_id, count: max - 1, ago });
    return { ask, count: () => countIn(() => scene.api)('proof_send', 'auth_user_id', user_id) };
  },
});

/** Of all people of one network to one domain. */
const ofPlace = (scene: Scene): Cap => ({
  kind: 'codes of a place',
  max: LIMITS.proof_codes_per_place_day,
  code: 'TOO_MANY_PROOF_CODES',
  async begin() {
    await scene.api.context.db.deleteFrom('proof_send').execute();
    const { user_id } = await asker(scene);
    const askers = await Promise.all(Array.from({ length: 8 }, () => asker(scene)));
    const place = (await addressHash(scene.api.context)).of('place', 'tudelft.nl', '127.0.0.1');
    await sentBefore(scene, { user_id, count: LIMITS.proof_codes_per_place_day - 1, ago: 2 * HOUR_MS, place });
    const { rows } = await sql<{ hex: string }>`select encode(${place}::bytea, 'hex') as hex`.execute(
      scene.api.context.db,
    );
    return {
      ask: (at) => askers[at % askers.length]?.ask(at) ?? Promise.reject(new Error('no one asks')),
      async count() {
        const { count } = await scene.api.context.db
          .selectFrom('proof_send')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where(sql<boolean>`encode(place_hash, 'hex') = ${rows[0]?.hex ?? ''}`)
          .executeTakeFirstOrThrow();
        return count;
      },
    };
  },
});

export const proofCaps = (scene: Scene) =>
  ({
    proof_codes_per_hour: ofPerson(scene, LIMITS.proof_codes_per_hour, 0),
    proof_codes_per_day: ofPerson(scene, LIMITS.proof_codes_per_day, 2 * HOUR_MS),
    proof_codes_per_place_day: ofPlace(scene),
    domain_proposals_max: {
      kind: 'rows',
      max: LIMITS.domain_proposals_max,
      code: 'TOO_MANY_DOMAIN_PROPOSALS',
      async begin() {
        const { user_id, client, params } = await asker(scene);
        const ask = (at: number) =>
          client.proposeMailDomain({ params, body: { domain: `d${at}.example`, page_url: 'https://tudelft.nl/mail' } });
        for (let at = 0; at < LIMITS.domain_proposals_max - 1; at += 1) {
          await ask(at);
        }
        return {
          ask: (at) => ask(LIMITS.domain_proposals_max + at),
          count: () => countIn(() => scene.api)('mail_domain_proposal', 'auth_user_id', user_id),
        };
      },
    },
    universities_entered_max: {
      kind: 'rows',
      max: LIMITS.universities_entered_max,
      code: 'TOO_MANY_UNIVERSITIES',
      async begin() {
        const { user_id, client } = await scene.prospect();
        const ask = (at: number) =>
          client.enterUniversity({ body: { name: `College ${at} ${user_id}`, country_code: 'VN' } });
        for (let at = 0; at < LIMITS.universities_entered_max - 1; at += 1) {
          await ask(at);
        }
        return {
          ask: (at) => ask(LIMITS.universities_entered_max + at),
          count: () => countIn(() => scene.api)('university_entry', 'auth_user_id', user_id),
        };
      },
    },
  }) satisfies Record<string, Cap>;
