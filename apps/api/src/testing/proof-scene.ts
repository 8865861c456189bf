import type { StaffRole } from '@abroad/contract';
import { afterAll, beforeAll } from 'vitest';
import { startTestApi, type TestApi } from './api.ts';
import { tablesWith } from './tables-with.ts';
import { aPdf } from './authorisation/sample-requests/sealed-files.ts';
import { insertProof } from './insert-proof.ts';
import { make, type KnownUniversity, type MadeMentor } from './make.ts';
import { runJobs } from './run-due-jobs.ts';
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
      const { id } = await api.context.db
        .selectFrom('mentor_education')
        .select('id')
        .where('profile_id', '=', mentor.profile_id)
        .executeTakeFirstOrThrow();
      return { ...mentor, education_id: id, params: { id } };
    },
    staff: (role: StaffRole) => make(api).staff(role, { last_name: role }),
    /** Sends a code to an address. */
    start: ({ client, params }: ProvingMentor, email: string) => client.startMailProof({ params, body: { email } }),
    /** The mails to an address, the latest first, once those about proofs are sent. */
    async mailsTo(recipient: string) {
      await runJobs(api.context, 'send-proof-code', 'tell-of-proof', 'tell-of-vouch-invite', 'tell-decision-made');
      return (await api.as(null).listMail({ query: { recipient } })).items;
    },
    /** The code in the latest mail to an address. */
    async codeTo(email: string): Promise<string> {
      const [mail] = await scene.mailsTo(email);
      return /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? 'no code';
    },
    confirm: ({ client, params }: ProvingMentor, code: string) => client.confirmMailProof({ params, body: { code } }),
    /** Proves an education by mail: a code is sent, and entered. */
    async enterCode(mentor: ProvingMentor, email: string) {
      await scene.start(mentor, email);
      return scene.confirm(mentor, await scene.codeTo(email));
    },
    /** Writes the rows of an education that was proven by mail. */
    prove: (mentor: ProvingMentor, email: string) =>
      insertProof(api, mentor, { education_id: mentor.params.id, email }),
    /** Hands in a document. */
    async handIn({ client, params }: ProvingMentor) {
      const { id } = await client.createSealedFile({ file: aPdf() });
      return client.handInDocuments({ params, body: { file_ids: [id] } });
    },
    /** The states of the proofs of an education, the latest first. */
    states: async ({ client, params }: ProvingMentor) =>
      (await client.listEducationProofs({ params })).items.map(({ kind, state }) => `${kind} ${state}`),
    /** The tables that have a text in any row. */
    tablesWith: (text: string) => tablesWith(api.context.db, text),
  };
  return scene;
}

export type ProvingMentor = MadeMentor & { education_id: string; params: { id: string } };
