import { newId } from '../../../core/ids.ts';
import type { AsksOf } from '../ask.ts';
import type { Scene } from '../scene.ts';

/** A new email that could not be sent, to someone whom no one on the staff has to do with. */
export async function failedMail({ api, make }: Scene): Promise<{ id: string }> {
  const { user_id, person } = await make.prospect();
  const id = newId();
  const now = new Date().toISOString();
  await api.context.db
    .insertInto('mail_message')
    .values({
      id,
      kind: 'booked',
      deduplication: id,
      auth_user_id: user_id,
      sender: 'a@a.test',
      recipient: person.email,
      subject: 'Your session',
      html: '',
      text: 'Your session',
      headers: '{}',
      attachments: '[]',
      created_at: now,
      failed_at: now,
      failure: '451 try again later',
    })
    .execute();
  return { id };
}

export const adminDeskAsks: AsksOf<
  | 'listStaffBookings'
  | 'listStaffMails'
  | 'getStaffMail'
  | 'readStaffMail'
  | 'sendStaffMailAgain'
  | 'getInstanceSettings'
  | 'getOperations'
  | 'checkSetUp'
  | 'retryJobs'
  | 'discardJobs'
> = {
  listStaffBookings: () => ({ query: { q: 'Other', status: 'confirmed' } }),
  listStaffMails: () => ({ query: { q: 'Other', state: 'sent' } }),
  getStaffMail: async (scene) => ({ params: await failedMail(scene) }),
  readStaffMail: async (scene) => ({ params: await failedMail(scene) }),
  sendStaffMailAgain: async (scene) => ({ params: await failedMail(scene) }),
  getInstanceSettings: () => ({}),
  getOperations: () => ({}),
  checkSetUp: () => ({}),
  retryJobs: () => ({ body: { ids: ['1'] } }),
  discardJobs: () => ({ body: { ids: ['1'] } }),
};
