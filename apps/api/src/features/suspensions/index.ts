import type { Context } from '../../context.ts';
import { Replied, type HandlersOf } from '../../http/handlers.ts';
import { suspensionWordsIn } from './locales/index.ts';
import { suspendByStaff } from './suspension.ts';

export { suspensionJobs } from './jobs.ts';
export { setSuspended, suspend, type Suspension } from './suspension.ts';

/** Reasons for a suspension with which the staff can begin. @param language the person's, BCP 47. */
export const suspensionPresets = (language: string): readonly string[] => suspensionWordsIn(language).suspended.presets;

export function suspensionHandlers(
  context: Pick<Context, 'db' | 'clock' | 'logger' | 'config'>,
): HandlersOf<'suspendPerson' | 'liftSuspension'> {
  return {
    suspendPerson: async ({ actor, params, body }) => {
      await suspendByStaff(context, actor, { user_id: params.user_id, ...body });
      return new Replied(204, undefined);
    },
    liftSuspension: async ({ actor, params }) => {
      await suspendByStaff(context, actor, { user_id: params.user_id, reason: null });
      return new Replied(204, undefined);
    },
  };
}
