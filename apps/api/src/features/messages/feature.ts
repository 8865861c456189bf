import type { Feature } from '../../feature.ts';
import type { Context } from '../../context.ts';
import { Replied, type Handlers } from '../../http/handlers.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { sendBookingFilesJob } from '../../jobs/known-jobs.ts';
import { listBookingMessages, sendBookingFiles } from './about-booking.ts';
import { blockPerson, findHidden, listBlocked, unblockPerson } from './blocks.ts';
import { checkMessage } from './check-message.ts';
import { listSavedAnswers, putSavedAnswers } from './saved-answers.ts';
import { startThread } from './start-thread.ts';
import { streamHub } from './stream-hub.ts';
import { closeThread, getThread, listThreads, readThread, sendMessage } from './threads.ts';
import { watchMessages } from './watch.ts';
import { sweepThreads } from './keep-and-forget.ts';

/** Conversations of mentors and prospects. */
function messageHandlers(context: Pick<Context, 'db' | 'clock' | 'config' | 'logger' | 'message_announcements'>) {
  const hub = streamHub(context);
  return {
    listThreads: ({ actor, query }) => listThreads(context, actor.user_id, query),
    startThread: ({ actor, body }) => startThread(context, actor.user_id, body),
    listBookingMessages: ({ actor, params }) => listBookingMessages(context, params.id, actor.user_id),
    getThread: ({ actor, params, query }) =>
      getThread(context, { ...params, user_id: actor.user_id, before: query.before }),
    sendMessage: ({ actor, params, body }) => sendMessage(context, { ...params, user_id: actor.user_id, body }),
    readThread: ({ actor, params, body }) =>
      readThread(context, { ...params, user_id: actor.user_id, up_to: body.up_to }),
    closeThread: ({ actor, params, body }) =>
      closeThread(context, { ...params, user_id: actor.user_id, leave: body.leave === true }),
    blockPerson: async ({ actor, body }) => {
      await blockPerson(context, { ...body, user_id: actor.user_id });
      return new Replied(204, undefined);
    },
    unblockPerson: async ({ actor, body }) => {
      await unblockPerson(context, { ...body, user_id: actor.user_id });
      return new Replied(204, undefined);
    },
    listBlocked: ({ actor, query }) => listBlocked(context, actor.user_id, query),
    listHiddenPeople: ({ actor, query }) => findHidden(context, actor.user_id, query.slug),
    listSavedAnswers: ({ actor }) => listSavedAnswers(context.db, actor.user_id),
    putSavedAnswers: ({ actor, body }) => putSavedAnswers(context, actor.user_id, body.items),
    watchMessages: ({ actor, token, last_event_id }) =>
      Promise.resolve(watchMessages(hub, { user_id: actor.user_id, token, last_event_id })),
    checkMessage: ({ actor, body }) => checkMessage(context, actor.user_id, body),
  } satisfies Partial<Handlers>;
}

const messageJobs = [
  defineJob(sendBookingFilesJob, (context, { booking_id }) => sendBookingFiles(context, booking_id)),
  scheduledJob({ task: 'sweep-threads', at: '23 4 * * *' }, sweepThreads),
];

export const messagesFeature = {
  name: 'messages',
  front: [
    'find-contacts.ts',
    'guard.ts',
    'hold.ts',
    'keep-and-forget.ts',
    'messages-between.ts',
    'read-text.ts',
    'threads.ts',
    'unread-mail-job.ts',
    'write-message.ts',
  ],
  handlers: messageHandlers,
  jobs: messageJobs,
} satisfies Feature;
