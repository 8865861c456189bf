import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useFailureWords } from '../errors/failure-words.ts';
import { fieldFailures } from '../forms/server-errors.ts';
import { FileRow } from '../files/message-files.tsx';
import type { Entry } from './outbox.ts';
import { takeBack } from './take-back.ts';
import type { useOutbox } from './use-outbox.ts';

const isAboutAttachments = (error: unknown): boolean =>
  fieldFailures(error).some(({ path }) => path.startsWith('attachment_ids'));

const sendWords = {
  refused: 'messages.send_again',
  arrived_before: 'messages.send_too',
} as const;

interface Properties {
  entry: Entry;
  /** Of the composer that gets the text back. */
  draft: string;
  outbox: Pick<ReturnType<typeof useOutbox>, 'retry' | 'drop'>;
}

/** A message on its way: sending, waiting for a connection, or refused. The composer takes back a message that its author must look at again. */
export function WaitingMessage({ entry, draft, outbox }: Properties) {
  const t = useT();
  const failureWords = useFailureWords();
  const { client_message_id: id } = entry;
  // A file that the service no longer has would be refused again.
  const hasLostFiles = entry.state === 'refused' && isAboutAttachments(entry.error);
  const change = () => {
    const taken = outbox.drop(id);
    takeBack(draft, { ...taken, files: hasLostFiles ? [] : taken.files });
  };
  return (
    <li className="message message-own message-waiting">
      <span className="unseen">{t('messages.you')}: </span>
      {entry.text !== '' && (
        <div className="message-bubble">
          <p className="message-text" dir="auto">
            {entry.text}
          </p>
        </div>
      )}
      {entry.files.length > 0 && (
        <ul className="message-files">
          {entry.files.map((file) => (
            <FileRow key={file.id} file={file} />
          ))}
        </ul>
      )}
      {entry.state === 'refused' || entry.state === 'arrived_before' ? (
        <div className="message-question" role="alert">
          <p className="small">
            <Icon name="warning" />
            {entry.state === 'arrived_before'
              ? t('messages.arrived_before')
              : hasLostFiles
                ? t('rules.document_gone')
                : failureWords(entry.error)}
          </p>
          <div className="row">
            {!hasLostFiles && (
              <Button size="small" onClick={() => outbox.retry(id)}>
                {t(sendWords[entry.state])}
              </Button>
            )}
            <Button size="small" kind="line" onClick={change}>
              {t('messages.change')}
            </Button>
          </div>
        </div>
      ) : (
        entry.state !== 'asks' && (
          <output className="message-facts tiny muted">
            {t(entry.state === 'offline' ? 'messages.offline' : 'messages.sending')}
            {entry.state === 'offline' && (
              <Button size="small" kind="quiet" onClick={change}>
                {t('messages.take_back')}
              </Button>
            )}
          </output>
        )
      )}
    </li>
  );
}
