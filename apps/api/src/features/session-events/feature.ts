import type { Feature } from '../../feature.ts';
import { Replied, type Handlers } from '../../http/handlers.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { compareSessionEventsJob, writeSessionEventJob, writeUpcomingSessionsJob } from '../../jobs/known-jobs.ts';
import { acceptSuggestion, dismissSuggestion, listSuggestions } from './answer-suggestions.ts';
import type { SessionEventDeps } from './deps.ts';
import { compareSessionEvents } from './compare-session-events.ts';
import { writeSessionEvent } from './write-session-event.ts';
import { sweepSessionEvents, writeUpcomingSessions } from './write-upcoming.ts';

/** Suggestions from changes that mentors made to session events in their own calendars. */
function suggestionHandlers(context: SessionEventDeps) {
  return {
    listSessionSuggestions: ({ actor }) => listSuggestions(context, actor.user_id),
    acceptSessionSuggestion: ({ actor, params }) => acceptSuggestion(context, actor.user_id, params.id),
    dismissSessionSuggestion: async ({ actor, params }) => {
      await dismissSuggestion(context, actor.user_id, params.id);
      return new Replied(204, undefined);
    },
  } satisfies Partial<Handlers>;
}

const sessionEventJobs = [
  defineJob(writeSessionEventJob, (context, { booking_id }) => writeSessionEvent(context, booking_id)),
  defineJob(writeUpcomingSessionsJob, (context, { user_id }) => writeUpcomingSessions(context, user_id)),
  defineJob(compareSessionEventsJob, compareSessionEvents),
  scheduledJob({ task: 'sweep-session-events', at: '37 * * * *' }, sweepSessionEvents),
];

export const sessionEventsFeature = {
  name: 'session-events',
  handlers: suggestionHandlers,
  jobs: sessionEventJobs,
} satisfies Feature;
