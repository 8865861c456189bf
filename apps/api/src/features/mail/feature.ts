import type { Feature } from '../../feature.ts';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { getMail, listMail, sweepMailbox } from './mailbox.ts';
import { showUnsubscribe, unsubscribe } from './unsubscribe.ts';
import { sendDigestJob } from './outbox.ts';
import { sendKeptAgain, sendKeptAgainJob } from './send-again.ts';
import { sendDigest } from './send-digest.ts';

function mailHandlers(context: Pick<Context, 'db' | 'config' | 'mail'>) {
  return {
    listMail: ({ query }) => listMail(context, query),
    getMail: ({ params }) => getMail(context, params.id),
    showUnsubscribe: ({ query }) => showUnsubscribe(context, query),
    unsubscribe: ({ query }) => unsubscribe(context, query),
  } satisfies Partial<Handlers>;
}

const mailJobs = [
  defineJob(sendDigestJob, (context, { user_id }) => sendDigest(context, user_id)),
  defineJob(sendKeptAgainJob, sendKeptAgain),
  scheduledJob({ task: 'sweep-mailbox', at: '23 3 * * *' }, sweepMailbox),
];

export const mailFeature = {
  name: 'mail',
  front: [
    'bounce-signature.ts',
    'compose.ts',
    'find-reader.ts',
    'html.ts',
    'mail-content.ts',
    'outbox.ts',
    'readdress-mails.ts',
    'receive-bounce.ts',
    'send-again.ts',
    'unsubscribe-token.ts',
    'unsubscribe.ts',
    'write-values.ts',
  ],
  handlers: mailHandlers,
  jobs: mailJobs,
} satisfies Feature;
