import type { Client } from '@abroad/contract/client';
import type { Made } from '../../testing/make.ts';

/** The calls of one person on one kind of history, under names that both kinds share. */
export function historyCalls(kind: 'mentor' | 'prospect', { client }: Pick<Made, 'client'>) {
  const isMentor = kind === 'mentor';
  const names = {
    addEducation: isMentor ? 'addMentorEducation' : 'addProspectEducation',
    patchEducation: isMentor ? 'patchMentorEducation' : 'patchProspectEducation',
    deleteEducation: isMentor ? 'deleteMentorEducation' : 'deleteProspectEducation',
    addExperience: isMentor ? 'addMentorExperience' : 'addProspectExperience',
    patchExperience: isMentor ? 'patchMentorExperience' : 'patchProspectExperience',
    deleteExperience: isMentor ? 'deleteMentorExperience' : 'deleteProspectExperience',
  } as const satisfies Record<string, keyof Client>;
  type Body<K extends keyof Client> = Parameters<Client[K]>[0] extends { body: infer B } ? B : never;
  return {
    addEducation: (body: Body<'addMentorEducation'>, idempotency_key?: string) =>
      client[names.addEducation]({ body, ...(idempotency_key === undefined ? {} : { idempotency_key }) }),
    patchEducation: (id: string, body: Body<'patchMentorEducation'>) =>
      client[names.patchEducation]({ params: { id }, body }),
    deleteEducation: (id: string) => client[names.deleteEducation]({ params: { id } }),
    addExperience: (body: Body<'addMentorExperience'>) => client[names.addExperience]({ body }),
    patchExperience: (id: string, body: Body<'patchMentorExperience'>) =>
      client[names.patchExperience]({ params: { id }, body }),
    deleteExperience: (id: string) => client[names.deleteExperience]({ params: { id } }),
    profile: () => (isMentor ? client.getMyMentorProfile() : client.getMyProspectProfile()),
  };
}
