import type { NotificationPreferences, PatchNotificationPreferences } from '@abroad/contract/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useChoices } from '../../lib/use-choices.ts';
import { askWithRecord } from '../../session/ensure-record.ts';
import type { SessionUser } from '../../session/types.ts';

/** Returns the preferences that are shown while a change is being saved. */
function changed(kept: NotificationPreferences, changes: PatchNotificationPreferences): NotificationPreferences {
  const categories = Object.fromEntries(
    Object.entries(kept.categories).map(([category, channels]) => [
      category,
      { ...channels, ...changes.categories?.[category as keyof NotificationPreferences['categories']] },
    ]),
  );
  const { hides_words = kept.hides_words, declined_push = kept.declined_push } = changes;
  return { ...kept, hides_words, declined_push, categories: categories as NotificationPreferences['categories'] };
}

/** Returns the reader's notification preferences by channel, and a function to change them. */
export function usePreferences(user: SessionUser) {
  const queries = useQueryClient();
  const queryKey = ['notification-preferences', user.id];
  const kept = useQuery<NotificationPreferences>({
    queryKey,
    queryFn: ({ signal }) => askWithRecord(user, (api) => api.getNotificationPreferences({ signal })),
  });
  const change = useMutation({
    scope: { id: queryKey.join() },
    mutationFn: (body: PatchNotificationPreferences) =>
      askWithRecord(user, (api) => api.patchNotificationPreferences({ body })),
    async onSuccess(answer) {
      // A pending answer may be older than the change.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, answer);
    },
  });
  const save = useChoices(change);
  return { kept, preferences: kept.data && save.waiting.reduce(changed, kept.data), save };
}
