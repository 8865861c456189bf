import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { deleteAccount, describeDeletion } from './deletion.ts';
import type { EraseNeeds } from './erase-now.ts';
import { exportAccount } from './export.ts';

export { liftedNotification, suspendedNotification } from './account-notices.ts';
export { accountJobs } from './jobs.ts';
export { replayErasures } from './replay-erasures.ts';
export { suspend } from './suspension.ts';
export { emailChangedNotification } from './tell-email-changed.ts';

/** What people do with their account as a whole. */
export function accountHandlers(
  context: EraseNeeds & Pick<Context, 'storage'>,
): HandlersOf<'exportAccount' | 'getAccountDeletion' | 'deleteAccount'> {
  return {
    exportAccount: ({ actor }) => exportAccount(context, actor),
    getAccountDeletion: ({ actor }) => describeDeletion(context, actor),
    deleteAccount: ({ actor, body }) => deleteAccount(context, actor, body),
  };
}
