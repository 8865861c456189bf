import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { getMail, listMail } from './mailbox.ts';
import { showUnsubscribe, unsubscribe } from './unsubscribe.ts';

export function mailHandlers(
  context: Pick<Context, 'db' | 'config' | 'mail'>,
): HandlersOf<'listMail' | 'getMail' | 'showUnsubscribe' | 'unsubscribe'> {
  return {
    listMail: ({ query }) => listMail(context, query),
    getMail: ({ params }) => getMail(context, params.id),
    showUnsubscribe: ({ query }) => showUnsubscribe(context, query),
    unsubscribe: ({ query }) => unsubscribe(context, query),
  };
}
