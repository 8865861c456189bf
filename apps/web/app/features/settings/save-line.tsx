import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { LeaveDialog } from '../forms/leave-dialog.tsx';

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
  /** Goes back to the saved values. */
  onDiscard: () => void;
}

/** The end of a section's form: a bar while there are changes, which asks before they are left behind, and the outcome. */
export function SaveLine({ dirty, invalid = false, proposed = false, saving, saved, error, onDiscard }: Properties) {
  const t = useT();
  const save = (
    <Button type="submit" disabled={!saving && invalid} loading={saving && t('forms.saving')}>
      {t('settings.save')}
    </Button>
  );
  if (!dirty && !saving) {
    return (
      <output className="settings-state">
        {saved && (
          <>
            <Icon name="check" /> {t('settings.saved')}
          </>
        )}
      </output>
    );
  }
  if (proposed) {
    return <div className="settings-save">{save}</div>;
  }
  return (
    <section className="settings-bar" data-foot-bar aria-label={t('settings.unsaved')}>
      <div>
        <output>{t('settings.unsaved')}</output>
        {!saving && <FailureMessage variant="inline" error={error} />}
      </div>
      <div className="row">
        {!saving && (
          <Button kind="line" onClick={onDiscard}>
            {t('settings.discard')}
          </Button>
        )}
        {save}
      </div>
      <LeaveDialog isDirty={() => !saving} onDiscard={onDiscard} />
    </section>
  );
}
