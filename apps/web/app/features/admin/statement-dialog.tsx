import type { StatementPreview } from '@abroad/contract';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ConsoleRefusal } from './console-failure.tsx';

interface Properties {
  title: string;
  /** What is sent, and to whom where that isn't one person. */
  previews: readonly { name?: string; preview: StatementPreview }[];
  /** What stands where nothing is sent. */
  nothing: string;
  sendLabel: string;
  isSending: boolean;
  error: unknown;
  onSend: () => void;
  onClose: () => void;
}

/** Shows what a decision sends before it is made, and makes it. */
export function StatementDialog({
  title,
  previews,
  nothing,
  sendLabel,
  isSending,
  error,
  onSend,
  onClose,
}: Properties) {
  const t = useT();
  return (
    <Dialog open onOpenChange={(open) => !open && !isSending && onClose()} title={title} closeLabel={t('admin.close')}>
      {previews.map(({ name, preview }) => (
        <section key={name ?? ''} className="stack" aria-label={name}>
          {name !== undefined && <h3 className="strong">{name}</h3>}
          <Statement preview={preview} nothing={nothing} />
        </section>
      ))}
      <ConsoleRefusal error={error} />
      <div className="dialog-actions">
        <Button onClick={onSend} loading={isSending && t('cases.sending')}>
          {sendLabel}
        </Button>
      </div>
    </Dialog>
  );
}

/** The statement as it will be sent, and in the reader's language where that is another. */
function Statement({ preview, nothing }: { preview: StatementPreview; nothing: string }) {
  const { for_person, for_moderator } = preview;
  if (for_person === null) {
    return <p>{nothing}</p>;
  }
  const shown =
    for_moderator && for_moderator.language !== for_person.language ? [for_person, for_moderator] : [for_person];
  return (
    <div className="stack">
      {shown.map(({ language, paragraphs }) => (
        <div key={language} lang={language} dir="auto" className="stack">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="as-written">
              {paragraph}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
