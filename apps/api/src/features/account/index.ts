import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { deleteAccount, describeDeletion } from './deletion.ts';
import type { ErasureDeps } from './erase-account.ts';
import { exportAccount } from './export.ts';

export { accountJobs } from './jobs.ts';
export { replayErasures } from './replay-erasures.ts';
export { suspend } from '../moderation/index.ts';
export { emailChangedNotification, TO_OTHER_ADDRESSES } from './email-changed.ts';

/** Export and deletion of an account. */
export function accountHandlers(
  context: ErasureDeps & Pick<Context, 'storage'>,
): HandlersOf<'exportAccount' | 'getAccountDeletion' | 'deleteAccount'> {
  return {
    exportAccount: ({ actor }) => exportAccount(context, actor),
    getAccountDeletion: ({ actor }) => describeDeletion(context, actor),
    deleteAccount: ({ actor, body }) => deleteAccount(context, actor, body),
  };
}
