import { Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { SettingsSection } from './settings-section.tsx';

const DeleteDialog = laterDialog(() => import('./delete-dialog.tsx'));

/** The way out. The dialog is fetched when somebody looks for it. */
export function DeleteSection() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <SettingsSection id="delete" title={t('settings.delete')}>
      <p className="muted">{t('settings.delete_text')}</p>
      <div className="settings-save">
        <Button kind="danger" icon="trash" onClick={() => setOpen(true)}>
          {t('settings.delete_open')}
        </Button>
      </div>
      {open && (
        <Suspense fallback={null}>
          <DeleteDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </SettingsSection>
  );
}
