import type { Feature } from '../../feature.ts';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { historyOf, type HistoryOwner } from '../profiles/entries.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { changeOwnProfile, getOwnProfile, getProfileBySlug, shareOwnProfile } from './service.ts';
import { refreshSearchRow } from './search-row.ts';
import { measureAnswerTimes } from './answer-time.ts';
import { DUE_PROFILES, endHiding, endHidingJob, refreshSearch, refreshSearchJob } from './hide-profile.ts';
import { renewSearchWords } from './renew-search-words.ts';

/** Mentor profiles: the caller's own with its educations and experiences, whose changes update the search, and those that others may see. */
function mentorHandlers(context: Context, onEducation: NonNullable<HistoryOwner['onEducation']>) {
  const { educations, experiences } = historyOf(context, {
    kind: 'mentor',
    onEducation,
    onChanged: (trx, userId) => refreshSearchRow(trx, userId, context.clock),
  });
  return {
    getMyMentorProfile: ({ actor }) => getOwnProfile(context, actor.user_id),
    patchMyMentorProfile: ({ actor, body }) => changeOwnProfile(context, actor.user_id, body),
    shareMentorProfile: ({ actor }) => shareOwnProfile(context, actor.user_id),
    getMentorProfileBySlug: ({ params, actor }) => getProfileBySlug(context, params.slug, actor?.user_id ?? null),
    addMentorEducation: ({ actor, body }) => educations.add(actor.user_id, body),
    patchMentorEducation: ({ actor, params, body }) => educations.change(actor.user_id, params.id, body),
    deleteMentorEducation: ({ actor, params }) => educations.remove(actor.user_id, params.id),
    addMentorExperience: ({ actor, body }) => experiences.add(actor.user_id, body),
    patchMentorExperience: ({ actor, params, body }) => experiences.change(actor.user_id, params.id, body),
    deleteMentorExperience: ({ actor, params }) => experiences.remove(actor.user_id, params.id),
  } satisfies Partial<Handlers>;
}

const mentorJobs = [
  scheduledJob({ task: 'renew-search-words', at: '* * * * *' }, renewSearchWords),
  scheduledJob({ task: 'measure-answer-times', at: '37 3 * * *' }, measureAnswerTimes),
  defineJob(endHidingJob, endHiding, { due: [DUE_PROFILES] }),
  defineJob(refreshSearchJob, refreshSearch),
];

export const mentorsFeature = (hooks: {
  onEducation: (context: Context) => NonNullable<HistoryOwner['onEducation']>;
}) =>
  ({
    name: 'mentors',
    front: [
      'held-sessions.ts',
      'hide-profile.ts',
      'put-rating.ts',
      'queries.ts',
      'rank-score.ts',
      'read-quality.ts',
      'search-row.ts',
      'service.ts',
      'shown-proofs.ts',
      'store-available-times.ts',
      'timely-points.ts',
      'trader.ts',
    ],
    handlers: (context: Context) => mentorHandlers(context, hooks.onEducation(context)),
    jobs: mentorJobs,
  }) satisfies Feature;
