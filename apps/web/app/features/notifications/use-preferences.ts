import type { NotificationPreferences, PatchNotificationPreferences } from '@abroad/contract/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { askWithRecord } from '../../session/ensure-record.ts';
import type { SessionUser } from '../../session/types.ts';

/** What is shown while a change is on its way. */
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

/** By which channels the reader is told of what, and how to change it. A box shows at once what its reader chose. */
export function usePreferences(user: SessionUser) {
  const queries = useQueryClient();
  const queryKey = ['notification-preferences', user.id];
  const kept = useQuery<NotificationPreferences>({
    queryKey,
    queryFn: ({ signal }) => askWithRecord(user, (api) => api.getNotificationPreferences({ signal })),
  });
  const save = useMutation({
    // One after the other, so that the last answer has all of them.
    scope: { id: queryKey.join() },
    mutationFn: (body: PatchNotificationPreferences) =>
      askWithRecord(user, (api) => api.patchNotificationPreferences({ body })),
    onMutate: async (body) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<NotificationPreferences>(queryKey, (before) => before && changed(before, body));
    },
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  return { kept, save };
}
