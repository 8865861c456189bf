import { useT } from '../../lib/i18n.tsx';
import { useCopy } from '../../lib/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface Properties {
  secret: string;
  title: string;
  /** Its purpose, and that it is shown once. */
  text: string;
  /** Of the field. */
  label: string;
  onClose: () => void;
}

/** Shows a secret, which can't be shown again. */
export function SecretDialog({ secret, title, text, label, onClose }: Properties) {
  const t = useT();
  const [state, copy] = useCopy(secret);
  return (
    <Dialog
      open
      // A press beside it would lose the secret.
      onOpenChange={(open, { reason }) => !open && reason !== 'outside-press' && onClose()}
      title={title}
      closeLabel={t('forms.close')}
      actions={<Button onClick={onClose}>{t('forms.secret_done')}</Button>}
    >
      <div className="stack">
        <p>{text}</p>
        <TextField label={label} readOnly dir="ltr" value={secret} onFocus={(event) => event.target.select()} />
        <div className="settings-save">
          <Button kind="line" icon="copy" onClick={copy}>
            {t('forms.copy')}
          </Button>
          <output className="settings-state">
            {state !== null && (
              <>
                <Icon name={state === 'copied' ? 'check' : 'warning'} />
                {t(state === 'copied' ? 'forms.copied' : 'forms.not_copied')}
              </>
            )}
          </output>
        </div>
      </div>
    </Dialog>
  );
}
