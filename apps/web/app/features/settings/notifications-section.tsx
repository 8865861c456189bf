import type { NotificationPreferences, PatchNotificationPreferences } from '@abroad/contract/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useT } from '../../lib/i18n.tsx';
import { askWithRecord } from '../../session/ensure-record.ts';
import type { SessionUser } from '../../session/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { SettingsSection } from './settings-section.tsx';

const categories = ['sessions', 'money', 'messages', 'reviews', 'searches', 'product'] as const;
type Category = (typeof categories)[number];
/** Their emails can't be switched off. */
const always: readonly Category[] = ['sessions', 'money'];

function usePreferences(user: SessionUser) {
  const queries = useQueryClient();
  const queryKey = ['notification-preferences', user.id];
  const kept = useQuery<NotificationPreferences>({
    queryKey,
    queryFn: ({ signal }) => askWithRecord(user, (api) => api.getNotificationPreferences({ signal })),
  });
  const save = useMutation({
    mutationFn: (body: PatchNotificationPreferences) =>
      askWithRecord(user, (api) => api.patchNotificationPreferences({ body })),
    onSuccess: (changed) => queries.setQueryData(queryKey, changed),
  });
  return { kept, save };
}

/** By which channels the reader is told of what. Each box saves by itself. */
export function NotificationsSection({ user }: { user: SessionUser }) {
  const t = useT();
  const { kept, save } = usePreferences(user);
  const { data } = kept;
  return (
    <SettingsSection id="notifications" title={t('notices.title')}>
      <p className="muted">{t('notices.settings_text')}</p>
      {data === undefined ? (
        kept.error ? (
          <FailureMessage variant="inline" error={kept.error} onRetry={() => void kept.refetch()} />
        ) : (
          <Skeleton shape="long" />
        )
      ) : (
        <table className="notice-matrix">
          <thead>
            <tr>
              <th scope="col">{t('notices.about')}</th>
              <th scope="col">{t('notices.in_app')}</th>
              <th scope="col">{t('notices.mail')}</th>
            </tr>
          </thead>
          <tbody>
            {categories.map((category) => (
              <tr key={category}>
                <th scope="row">{t(`notices.${category}`)}</th>
                <td>
                  <AlwaysOn />
                </td>
                <td>
                  {always.includes(category) ? (
                    <AlwaysOn />
                  ) : (
                    <label className="notice-box">
                      <input
                        type="checkbox"
                        checked={data.categories[category].mail}
                        aria-label={t('notices.mail_of', { category: t(`notices.${category}`) })}
                        onChange={({ target }) => save.mutate({ categories: { [category]: { mail: target.checked } } })}
                      />
                    </label>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <output className="settings-state">
        {save.isSuccess && (
          <>
            <Icon name="check" /> {t('settings.saved')}
          </>
        )}
      </output>
      <FailureMessage variant="inline" error={save.error} />
    </SettingsSection>
  );
}

/** A channel that is always on says so. */
function AlwaysOn() {
  const t = useT();
  return (
    <span className="tiny muted">
      <Icon name="check" /> {t('notices.always')}
    </span>
  );
}
