import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { deleteAccount, describeDeletion } from './deletion.ts';
import type { ErasureDeps } from './erase-account.ts';
import { exportAccount } from './export.ts';

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
