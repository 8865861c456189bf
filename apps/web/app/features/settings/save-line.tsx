import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';

interface Properties {
  /** Whether a value differs from the saved one. */
  dirty: boolean;
  /** The typed value can't be saved as it is. */
  invalid?: boolean;
  /** The value differs because of our proposal, not the user's edit. */
  proposed?: boolean;
  saving: boolean;
  saved: boolean;
  error: unknown;
  /** Discards typed values, if they are kept from one visit to the next. */
  onDiscard?: () => void;
}

/** The end of a section's form: its button, and the outcome. */
export function SaveLine({ dirty, invalid = false, proposed = false, saving, saved, error, onDiscard }: Properties) {
  const t = useT();
  return (
    <div className="settings-save">
      <Button type="submit" disabled={!saving && (!dirty || invalid)} loading={saving && t('forms.saving')}>
        {t('settings.save')}
      </Button>
      {dirty && !saving && onDiscard && (
        <Button kind="quiet" onClick={onDiscard}>
          {t('settings.discard')}
        </Button>
      )}
      <output className="settings-state">
        {saved && !dirty && (
          <>
            <Icon name="check" /> {t('settings.saved')}
          </>
        )}
        {dirty && !proposed && !saving && error === null && <span className="muted">{t('settings.unsaved')}</span>}
      </output>
      {!saving && <FailureMessage variant="inline" error={error} />}
    </div>
  );
}
