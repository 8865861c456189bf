import { useT } from '../../lib/i18n.tsx';

const buttons = ['owner.preview', 'owner.pause', 'owner.edit'] as const;

/** The place of the owner's bar while it is on its way: the same words, unseen, so that it is as high as the bar. */
export function OwnerBarWaiting() {
  const t = useT();
  return (
    <div className="owner-bar owner-bar-waiting" aria-hidden="true">
      <div className="wrap">
        <p>
          <strong>{t('owner.yours')}</strong> {t('owner.status_active')}
        </p>
        <div className="row">
          {buttons.map((words) => (
            <span key={words} className="button button-line button-small">
              <span className="icon" />
              {t(words)}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
