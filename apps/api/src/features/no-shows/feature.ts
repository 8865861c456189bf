import type { Feature } from '../../feature.ts';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { answerNoShow } from './answer-no-show.ts';
import { decideNoShow, previewNoShow } from './decide-no-show.ts';
import { getNoShowFile } from './files.ts';
import { getNoShow } from './get-no-show.ts';
import { joinSession } from './join.ts';
import { reportNoShow } from './report-no-show.ts';
import { listNoShows, readStaffNoShow } from './staff-no-shows.ts';
import { closeNoShowJob, closeUnanswered, DUE_CASES, sweepNoShows } from './end-case.ts';
import { notifyOfNoShowJob, notifyOfNoShow } from './notify-of-no-show.ts';

/** Handles requests for attendance, and for cases of sessions to which one person didn't come. */
function noShowHandlers(context: Pick<Context, 'db' | 'clock' | 'storage' | 'sealer'>) {
  return {
    joinSession: ({ actor, params }) => joinSession(context, { id: params.id, user_id: actor.user_id }),
    reportNoShow: ({ actor, params, body }) =>
      reportNoShow(context, { id: params.id, user_id: actor.user_id, reason: body.reason }),
    answerNoShow: ({ actor, params, body }) => answerNoShow(context, { id: params.id, user_id: actor.user_id, body }),
    getNoShow: ({ actor, params }) => getNoShow(context, params.id, actor.user_id),
    listNoShows: ({ actor, query }) => listNoShows(context, actor, query),
    getStaffNoShow: ({ actor, params }) => readStaffNoShow(context, actor.user_id, params.booking_id),
    getNoShowFile: ({ actor, params }) => getNoShowFile(context, { ...params, actor_id: actor.user_id }),
    previewNoShow: ({ actor, params, body }) => previewNoShow(context, { ...params, by: actor.user_id, body }),
    decideNoShow: ({ actor, params, body }) => decideNoShow(context, { actor, booking_id: params.booking_id, body }),
  } satisfies Partial<Handlers>;
}

const noShowJobs = [
  defineJob(closeNoShowJob, (context, { booking_id }) => closeUnanswered(context, booking_id), { due: [DUE_CASES] }),
  defineJob(notifyOfNoShowJob, notifyOfNoShow),
  scheduledJob({ task: 'sweep-no-shows', at: '23 * * * *' }, sweepNoShows),
];

export const noShowsFeature = {
  name: 'no-shows',
  front: ['keep-and-forget.ts', 'staff-no-shows.ts'],
  handlers: noShowHandlers,
  jobs: noShowJobs,
} satisfies Feature;
