import type { WebhookWithSecret } from '@abroad/contract/webhooks';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCopy } from '../../lib/use-copy.ts';

/** Shows a secret, which nobody can be shown again. */
export function SecretDialog({ webhook, onClose }: { webhook: WebhookWithSecret; onClose: () => void }) {
  const t = useT();
  const [state, copy] = useCopy(webhook.secret);
  return (
    <Dialog
      open
      // A press beside it would lose the secret.
      onOpenChange={(open, { reason }) => !open && reason !== 'outside-press' && onClose()}
      title={t('webhooks.secret_title')}
      closeLabel={t('webhooks.close')}
      actions={<Button onClick={onClose}>{t('webhooks.secret_done')}</Button>}
    >
      <div className="stack">
        <p>{t('webhooks.secret_text')}</p>
        <TextField
          label={t('webhooks.secret')}
          readOnly
          dir="ltr"
          value={webhook.secret}
          onFocus={(event) => event.target.select()}
        />
        <div className="settings-save">
          <Button kind="line" icon="copy" onClick={copy}>
            {t('webhooks.copy')}
          </Button>
          <output className="settings-state">
            {state !== null && (
              <>
                <Icon name={state === 'copied' ? 'check' : 'warning'} />
                {t(`webhooks.${state}`)}
              </>
            )}
          </output>
        </div>
      </div>
    </Dialog>
  );
}
