import type { NotificationPreferences, PushBrowsers } from '@abroad/contract/notifications';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import type { SessionUser } from '../../session/types.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { useBrowsers, usePushHere, useTurning } from './push/use-push.ts';
import type { usePreferences } from './use-preferences.ts';

interface Properties {
  user: SessionUser;
  preferences: NotificationPreferences;
  save: ReturnType<typeof usePreferences>['save'];
}

/** The browsers that get pushes, and the switch for this one. */
export default function PushSettings({ user, preferences, save }: Properties) {
  const t = useT();
  const browsers = useBrowsers(user);
  const { data: here } = usePushHere();
  const { on, off } = useTurning(user);
  if (browsers.data === undefined || here === undefined) {
    return browsers.error ? (
      <FailureMessage variant="inline" error={browsers.error} onRetry={() => void browsers.refetch()} />
    ) : (
      <Skeleton shape="long" />
    );
  }
  const { items } = browsers.data;
  const isOnHere = items.some(({ endpoint }) => endpoint === here.endpoint);
  const mayTurnOn = preferences.offers_push || items.length > 0;
  return (
    <div className="stack">
      <div>
        <h3 className="strong">{t('notices.push_title')}</h3>
        <p className="muted">{t('notices.push_text')}</p>
      </div>
      {items.length > 0 && <Browsers items={items} here={here.endpoint} off={off} />}
      {!isOnHere &&
        (!mayTurnOn ? (
          <p className="muted">{t('notices.push_later')}</p>
        ) : here.ability === 'able' ? (
          <div>
            <Button
              kind="line"
              icon="bell"
              loading={on.isPending && t('notices.push_turning_on')}
              onClick={() => on.mutate(preferences.push_key)}
            >
              {t('notices.push_on')}
            </Button>
          </div>
        ) : (
          <p className="muted">{t(`notices.push_${here.ability}`)}</p>
        ))}
      {on.error && <p className="field-error">{t('notices.push_failed')}</p>}
      <FailureMessage variant="inline" error={off.error} />
      {items.length > 0 && (
        <Checkbox
          label={t('notices.push_hide')}
          checked={preferences.hides_words}
          onChange={({ target }) => save.choose({ hides_words: target.checked })}
        />
      )}
    </div>
  );
}

interface BrowsersProperties {
  items: PushBrowsers['items'];
  here: string | null;
  off: ReturnType<typeof useTurning>['off'];
}

function Browsers({ items, here, off }: BrowsersProperties) {
  const t = useT();
  const format = useFormat();
  return (
    <ul className="push-browsers" aria-label={t('notices.push_browsers')}>
      {items.map(({ endpoint, browser, created_at }) => {
        const name = browser ?? t('notices.push_browser');
        return (
          <li key={endpoint}>
            <div>
              <p className="strong">
                {name}
                {endpoint === here && <span className="muted"> · {t('notices.push_this')}</span>}
              </p>
              <p className="tiny muted">{t('notices.push_since', { date: format.moment(created_at) })}</p>
            </div>
            <Button
              kind="quiet"
              size="small"
              aria-label={t('notices.of', { action: t('notices.push_remove'), title: name })}
              loading={off.isPending && off.variables === endpoint && t('notices.push_removing')}
              onClick={() => off.mutate(endpoint)}
            >
              {t('notices.push_remove')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
