import type { StatementPreview } from '@abroad/contract';
import { useT } from '../../lib/i18n.tsx';
import { ConsoleDialog } from './console-form.tsx';

interface Properties<Composed> {
  title: string;
  /** The call that composes the statement. The dialog is open while its answer is there. */
  preview: { data: Composed | undefined; reset: () => void };
  /** The call that makes the decision. */
  send: { isPending: boolean; error: unknown; reset: () => void };
  /** The statements that are sent, with the recipients where there are several. */
  previewsOf: (composed: Composed) => readonly { name?: string; preview: StatementPreview }[];
  /** The text where nothing is sent; by default, that the account is deleted. */
  nothing?: string;
  sendLabel: string;
  onSend: () => void;
}

/** Shows the statements of a decision before it is made, and makes it. */
export function StatementDialog<Composed>(properties: Properties<Composed>) {
  const { title, preview, send, previewsOf, nothing, sendLabel, onSend } = properties;
  const t = useT();
  if (preview.data === undefined) {
    return null;
  }
  const previews = previewsOf(preview.data);
  const close = () => {
    preview.reset();
    send.reset();
  };
  return (
    <ConsoleDialog
      title={title}
      go={sendLabel}
      going={t('cases.sending')}
      keep={null}
      attempt={send}
      holds
      onSubmit={onSend}
      onClose={close}
    >
      {previews.some(({ preview: one }) => one.for_person !== null) && <p className="muted">{t('admin.will_send')}</p>}
      {previews.map(({ name, preview: one }) => (
        <section key={name ?? ''} className="stack" aria-label={name}>
          {name !== undefined && <h3 className="strong">{name}</h3>}
          <Statement preview={one} nothing={nothing ?? t('admin.nothing_sent')} />
        </section>
      ))}
    </ConsoleDialog>
  );
}

/** The statement as it will be sent, and in the reader's language if that is another. */
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
            <p key={paragraph} className="case-text">
              {paragraph}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
