import type { Case, CaseMessages as Messages } from '@abroad/contract';
import { fullName } from '@abroad/contract/full-name';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { consoleApi } from '../../api/console-client.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Status } from '../../ui/status.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ConsoleRefusal } from '../admin/console-failure.tsx';
import { Part } from './case-facts.tsx';

/** The reported messages of a conversation. They are loaded on request, because each look is recorded. */
export function CaseMessages({ found }: { found: Case }) {
  const t = useT();
  const format = useFormat();
  const { id, target_type } = found;
  const read = useMutation({ mutationFn: () => consoleApi.getCaseMessages({ params: { id } }) });
  const shown = useRef<HTMLDivElement>(null);
  const isShown = read.data !== undefined;
  // The button is gone, and with it the focus.
  useEffect(() => {
    if (isShown) shown.current?.focus();
  }, [isShown]);
  return (
    <Part title={t('cases.words')}>
      <p className="small muted">{t(target_type === 'thread' ? 'cases.thread_lead' : 'cases.messages_lead')}</p>
      {read.data === undefined ? (
        <div className="row">
          <Button
            kind="line"
            loading={read.isPending && t('cases.reading_messages')}
            onClick={() => !read.isPending && read.mutate()}
          >
            {t('cases.show_messages')}
          </Button>
        </div>
      ) : (
        <div className="stack" ref={shown} tabIndex={-1}>
          {read.data.is_frozen && <p>{t('cases.frozen_note')}</p>}
          {read.data.held > 0 && <p>{t('cases.held_note', { count: read.data.held })}</p>}
          {read.data.copies.length === 0 && <p className="muted">{t('cases.no_messages')}</p>}
          {read.data.copies.map(({ taken_at, messages }) => (
            <section key={taken_at} className="stack">
              <h3 className="strong">{t('cases.words_then', { when: format.moment(taken_at) })}</h3>
              <Copy messages={messages} isReported={found.source === 'report'} />
            </section>
          ))}
        </div>
      )}
      <ConsoleRefusal error={read.error} />
    </Part>
  );
}

/** Messages as they were, in order; never as markup. */
function Copy({ messages, isReported }: Pick<Messages['copies'][number], 'messages'> & { isReported: boolean }) {
  const t = useT();
  const locale = useLocale();
  const format = useFormat();
  return (
    <ol className="stack">
      {messages.map(({ id, author, is_target, is_held, is_removed, text, whole_text, files, created_at }) => (
        <li key={id} className={classNames('case-message', is_target && 'case-message-reported')}>
          <p className="small muted">
            <bdi className="strong">{author ? fullName(author, locale) : t('admin.deleted')}</bdi>
            {` · ${format.moment(created_at)} `}
            {is_target && <Tag>{t(isReported ? 'cases.message_reported' : 'cases.message_noticed')}</Tag>}
            {is_held && <Status tone="waiting">{t('cases.message_held')}</Status>}
            {is_removed && <Status tone="resting">{t('cases.message_removed')}</Status>}
          </p>
          {text !== '' && (
            <p className="case-text" dir="auto">
              {text}
            </p>
          )}
          {whole_text !== null && (
            <details className="small">
              <summary>{t('messages.whole_mail')}</summary>
              <p className="case-text" dir="auto">
                {whole_text}
              </p>
            </details>
          )}
          {files.length > 0 && (
            <p className="small muted" dir="auto">
              {t('cases.message_files', { names: t.list(files) })}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
