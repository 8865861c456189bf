import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The state of a field that is saved by itself: that it is being saved, and that it is. */
export function SaveState({ isSaving, isSaved }: { isSaving: boolean; isSaved: boolean }) {
  const t = useT();
  return (
    <output className="save-state muted small">
      {isSaving && t('forms.saving')}
      {!isSaving && isSaved && (
        <>
          <Icon name="check" /> {t('calendars.saved')}
        </>
      )}
    </output>
  );
}
