import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { historyOf } from '../history/history.ts';
import type { HistoryOwner } from '../history/entries.ts';
import { refreshSearchRow } from './search-row.ts';

type Names = `${'add' | 'patch' | 'delete'}Mentor${'Education' | 'Experience'}`;

/** Educations and experiences of a mentor; each change updates the search. */
export function mentorHistoryHandlers(context: Context & Pick<HistoryOwner, 'onEducation'>): HandlersOf<Names> {
  const { educations, experiences } = historyOf(context, {
    kind: 'mentor',
    ...(context.onEducation && { onEducation: context.onEducation }),
    onChanged: (trx, userId, reference) => refreshSearchRow(trx, userId, reference, context.clock),
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
