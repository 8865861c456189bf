import type { Feature } from '../../define-feature.ts';
import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { historyOf } from '../history/history.ts';
import type { HistoryOwner } from '../history/entries.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { changeOwnProfile, getOwnProfile, getProfileBySlug, shareOwnProfile } from './service.ts';
import { refreshSearchRow } from './search-row.ts';
import { measureAnswerTimes } from './answer-time.ts';
import { DUE_PROFILES, endHiding, endHidingJob, refreshSearch, refreshSearchJob } from './hide-profile.ts';
import { renewSearchWords } from './renew-search-words.ts';

/** Mentor profiles: the caller's own, and those that others may see. */
function mentorHandlers(
  context: Context,
): HandlersOf<'getMyMentorProfile' | 'patchMyMentorProfile' | 'shareMentorProfile' | 'getMentorProfileBySlug'> {
  return {
    getMyMentorProfile: ({ actor }) => getOwnProfile(context, actor.user_id),
    patchMyMentorProfile: ({ actor, body }) => changeOwnProfile(context, actor.user_id, body),
    shareMentorProfile: ({ actor }) => shareOwnProfile(context, actor.user_id),
    getMentorProfileBySlug: ({ params, actor }) => getProfileBySlug(context, params.slug, actor?.user_id ?? null),
  };
}

type Names = `${'add' | 'patch' | 'delete'}Mentor${'Education' | 'Experience'}`;

/** Educations and experiences of a mentor; each change updates the search. */
function mentorHistoryHandlers(context: Context & Pick<HistoryOwner, 'onEducation'>): HandlersOf<Names> {
  const { educations, experiences } = historyOf(context, {
    kind: 'mentor',
    ...(context.onEducation && { onEducation: context.onEducation }),
    onChanged: (trx, userId) => refreshSearchRow(trx, userId, context.clock),
  });
  return {
    addMentorEducation: ({ actor, body }) => educations.add(actor.user_id, body),
    patchMentorEducation: ({ actor, params, body }) => educations.change(actor.user_id, params.id, body),
    deleteMentorEducation: ({ actor, params }) => educations.remove(actor.user_id, params.id),
    addMentorExperience: ({ actor, body }) => experiences.add(actor.user_id, body),
    patchMentorExperience: ({ actor, params, body }) => experiences.change(actor.user_id, params.id, body),
    deleteMentorExperience: ({ actor, params }) => experiences.remove(actor.user_id, params.id),
  };
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
      'count-session.ts',
      'create-profile.ts',
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
      'write-words.ts',
    ],
    handlers: (context: Context) => ({
      ...mentorHandlers(context),
      ...mentorHistoryHandlers({ ...context, onEducation: hooks.onEducation(context) }),
    }),
    jobs: mentorJobs,
  }) satisfies Feature;
