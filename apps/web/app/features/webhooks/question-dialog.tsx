import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';

interface Properties {
  title: string;
  /** What it means. */
  text: string;
  action: { kind: 'primary' | 'danger'; label: string; busy: string };
  asking: { mutate: () => void; isPending: boolean; error: unknown };
  onClose: () => void;
}

/** Says what something means before it is done. */
export function QuestionDialog({ title, text, action, asking, onClose }: Properties) {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={t('webhooks.close')}
      actions={
        <>
          <Button kind="line" onClick={onClose}>
            {t('webhooks.cancel')}
          </Button>
          <Button kind={action.kind} loading={asking.isPending && action.busy} onClick={() => asking.mutate()}>
            {action.label}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <FailureMessage variant="inline" error={asking.error} />
    </Dialog>
  );
}
