import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { historyOf } from '../history/index.ts';
import { refreshSearchRow } from './search-row.ts';

type Names =
  | 'addMentorEducation'
  | 'patchMentorEducation'
  | 'deleteMentorEducation'
  | 'addMentorExperience'
  | 'patchMentorExperience'
  | 'deleteMentorExperience';

/** The educations and experiences of a mentor; what is changed is found at once. */
export function mentorHistoryHandlers(context: Context): HandlersOf<Names> {
  const history = historyOf(context, {
    kind: 'mentor',
    changed: (trx, userId, reference) => refreshSearchRow(trx, userId, reference, context.clock),
  });
  return {
    addMentorEducation: ({ actor, body }) => history.addEducation(actor.user_id, body),
    patchMentorEducation: ({ actor, params, body }) => history.changeEducation(actor.user_id, params.id, body),
    deleteMentorEducation: ({ actor, params }) => history.deleteEducation(actor.user_id, params.id),
    addMentorExperience: ({ actor, body }) => history.addExperience(actor.user_id, body),
    patchMentorExperience: ({ actor, params, body }) => history.changeExperience(actor.user_id, params.id, body),
    deleteMentorExperience: ({ actor, params }) => history.deleteExperience(actor.user_id, params.id),
  };
}
