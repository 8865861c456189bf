import { useT } from '../../lib/i18n.tsx';
import type { SessionUser } from '../../session/types.ts';
import { useIsSuspended } from '../../session/use-is-suspended.ts';
import { viewing } from '../../session/view-as.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { usePushHere, useTurning } from './push/use-push.ts';
import { usePreferences } from './use-preferences.ts';

/** Offers to tell the reader in this browser, once they have a confirmed session. A "no" is final, in every browser. */
export default function PushOffer({ user }: { user: SessionUser }) {
  const t = useT();
  const { preferences, save } = usePreferences(user);
  const { data: here } = usePushHere();
  const { on } = useTurning(user);
  const isSuspended = useIsSuspended();
  if (on.data === true) {
    return (
      <output className="card card-body">
        {t('notices.push_is_on')} {t('notices.push_change')}
      </output>
    );
  }
  const isOffered =
    preferences?.offers_push === true && !preferences.declined_push && isSuspended === false && viewing() === null;
  if (!isOffered || here?.endpoint !== null || (here.ability !== 'able' && !on.isSuccess)) {
    return null;
  }
  return (
    <Card className="stack">
      <div>
        <h2 className="card-title">{t('notices.offer_title')}</h2>
        <p className="muted">{t(here.ability === 'denied' ? 'notices.push_denied' : 'notices.offer_text')}</p>
      </div>
      {here.ability === 'able' && (
        <div className="row">
          <Button
            icon="bell"
            loading={on.isPending && t('notices.push_turning_on')}
            onClick={() => on.mutate(preferences.push_key)}
          >
            {t('notices.offer_yes')}
          </Button>
          <Button kind="quiet" onClick={() => save.choose({ declined_push: true })}>
            {t('notices.offer_no')}
          </Button>
        </div>
      )}
      {on.error && <p className="field-error">{t('notices.push_failed')}</p>}
      <FailureMessage variant="inline" error={save.error} />
    </Card>
  );
}
