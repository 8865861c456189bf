import type { NotificationPreferences } from '@abroad/contract/notifications';
import { Suspense } from 'react';
import { useT } from '../../lib/i18n.tsx';
import type { SessionUser } from '../../session/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterPart } from '../errors/later-part.tsx';
import { useBrowsers } from '../notifications/push/use-push.ts';
import { usePreferences } from '../notifications/use-preferences.ts';
import { SettingsSection } from './settings-section.tsx';

const categories = ['sessions', 'money', 'messages', 'reviews', 'searches', 'product'] as const;
type Category = (typeof categories)[number];
/** Their emails can't be switched off. */
const always: readonly Category[] = ['sessions', 'money'];

/** The part that asks the browser for pushes, and lists the browsers. */
const PushSettings = laterPart(() => import('../notifications/push-settings.tsx'));

/** The reader's notifications by category and channel. Each box saves by itself. */
export function NotificationsSection({ user }: { user: SessionUser }) {
  const t = useT();
  const { kept, preferences, save } = usePreferences(user);
  return (
    <SettingsSection id="notifications" title={t('notices.title')}>
      <p className="muted">{t('notices.settings_text')}</p>
      {preferences === undefined ? (
        kept.error ? (
          <FailureMessage variant="inline" error={kept.error} onRetry={() => void kept.refetch()} />
        ) : (
          <Skeleton shape="long" />
        )
      ) : (
        <>
          <Matrix user={user} preferences={preferences} save={save} />
          <output className="settings-state">
            {save.isSaved && (
              <>
                <Icon name="check" /> {t('settings.saved')}
              </>
            )}
          </output>
          <FailureMessage variant="inline" error={save.error} />
          <Suspense fallback={<Skeleton shape="long" />}>
            <PushSettings user={user} preferences={preferences} save={save} />
          </Suspense>
        </>
      )}
    </SettingsSection>
  );
}

interface MatrixProperties {
  user: SessionUser;
  preferences: NotificationPreferences;
  save: ReturnType<typeof usePreferences>['save'];
}

/** The reader's notifications, by category and channel. Pushes are included once a browser shows them. */
function Matrix({ user, preferences, save }: MatrixProperties) {
  const t = useT();
  const { data: browsers } = useBrowsers(user);
  const hasPush = browsers !== undefined && browsers.items.length > 0;
  const box = (category: Category, channel: 'mail' | 'push') => (
    <label className="notice-box">
      <input
        type="checkbox"
        checked={preferences.categories[category][channel]}
        aria-label={t(`notices.${channel}_of`, { category: t(`notices.${category}`) })}
        onChange={({ target }) => save.choose({ categories: { [category]: { [channel]: target.checked } } })}
      />
    </label>
  );
  return (
    <table className="notice-matrix">
      <thead>
        <tr>
          <th scope="col">{t('notices.about')}</th>
          <th scope="col">{t('notices.in_app')}</th>
          <th scope="col">{t('notices.mail')}</th>
          {hasPush && <th scope="col">{t('notices.push')}</th>}
        </tr>
      </thead>
      <tbody>
        {categories.map((category) => (
          <tr key={category}>
            <th scope="row">{t(`notices.${category}`)}</th>
            <td>
              <AlwaysOn />
            </td>
            <td>{always.includes(category) ? <AlwaysOn /> : box(category, 'mail')}</td>
            {hasPush && <td>{box(category, 'push')}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The mark of a channel that is always on. */
function AlwaysOn() {
  const t = useT();
  return (
    <span className="tiny muted notice-always">
      <Icon name="check" /> <span className="notice-word">{t('notices.always')}</span>
    </span>
  );
}
