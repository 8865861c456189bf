import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { startTestApi, type TestApi } from './api.ts';
import { aPdf } from './authorisation/asks-sealed-files.ts';
import { grantRole } from './grant-role.ts';
import { make, type KnownUniversity, type MadeMentor } from './make.ts';
import { runDueJobs } from './run-due-jobs.ts';
import { settableClock } from './settable-clock.ts';

/** An API with mentors who prove their educations; its clock goes with the real time until a test sets it. */
export function proofScene(overrides: Parameters<typeof startTestApi>[0] = {}) {
  const clock = settableClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ ...overrides, clock });
  });
  afterAll(() => api.close());

  const scene = {
    clock,
    get api() {
      return api;
    },
    get db() {
      return api.context.db;
    },
    /** A mentor who studied at one university, with the id of that education. */
    async mentor(university: KnownUniversity = 'delft', person: { first_name?: string; email?: string } = {}) {
      const mentor = await make(api).mentor({ educations: [await make(api).education(university)], person });
      const [education] = (await mentor.client.getMyMentorProfile()).educations;
      return { ...mentor, education_id: education?.id ?? '', params: { id: education?.id ?? '' } };
    },
    async staff(role: 'moderator' | 'admin' | 'support') {
      const member = await api.signUp({ last_name: role });
      await grantRole(api, member, role);
      return member;
    },
    /** Sends a code to an address. */
    start: ({ client, params }: ProvingMentor, email: string) => client.startMailProof({ params, body: { email } }),
    /** The mails to an address, the latest first. */
    async mailsTo(recipient: string) {
      await runDueJobs(api.context);
      return (await api.as(null).listMail({ query: { recipient } })).items;
    },
    /** The code in the latest mail to an address. */
    async codeTo(email: string): Promise<string> {
      const [mail] = await scene.mailsTo(email);
      return /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? 'no code';
    },
    confirm: ({ client, params }: ProvingMentor, code: string) => client.confirmMailProof({ params, body: { code } }),
    /** Proves an education by mail. */
    async prove(mentor: ProvingMentor, email: string) {
      await scene.start(mentor, email);
      return scene.confirm(mentor, await scene.codeTo(email));
    },
    /** Hands in a document. */
    async handIn({ client, params }: ProvingMentor) {
      const { id } = await client.createSealedFile({ file: aPdf() });
      return client.handInDocuments({ params, body: { file_ids: [id] } });
    },
    /** The states of the proofs of an education, the latest first. */
    states: async ({ client, params }: ProvingMentor) =>
      (await client.listEducationProofs({ params })).items.map(({ kind, state }) => `${kind} ${state}`),
    /** How often a text stands in any row of the database. */
    async rowsWith(text: string): Promise<string[]> {
      const { rows } = await sql<{ name: string }>`
        select table_schema || '.' || table_name as name from information_schema.tables
        where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`.execute(api.context.db);
      const found: string[] = [];
      for (const { name } of rows) {
        const { rows: hits } =
          await sql`select from ${sql.table(name)} row where row::text ilike ${`%${text}%`} limit 1`.execute(
            api.context.db,
          );
        if (hits.length > 0) {
          found.push(name);
        }
      }
      return found;
    },
  };
  return scene;
}

export type ProvingMentor = MadeMentor & { education_id: string; params: { id: string } };
