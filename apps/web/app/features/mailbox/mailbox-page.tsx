import type { Client } from '@abroad/contract/client';
import { useQuery } from '@tanstack/react-query';
import { Form, Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import './mailbox.css';

export type Mailbox = Awaited<ReturnType<Client['listMail']>>;

const newMailEvery = 5000;

interface Properties {
  loaded: Mailbox;
  /** The only address whose mail is shown, or null. */
  recipient: string | null;
}

/** The mails that a development instance would have sent, newest first. */
export function MailboxPage({ loaded, recipient }: Properties) {
  const t = useT();
  const { page } = loaded;
  const { data, error, refetch } = useQuery({
    queryKey: ['mailbox', recipient, page],
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.listMail({ query: { page, ...(recipient === null ? {} : { recipient }) }, signal });
    },
    initialData: loaded,
    refetchInterval: newMailEvery,
  });
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow stack">
      <h1>{t('mailbox.title')}</h1>
      <p className="muted">{t('mailbox.intro')}</p>
      <RecipientForm key={recipient} recipient={recipient} />
      <FailureMessage variant="banner" error={error} onRetry={() => void refetch()} />
      <output className="small muted">{t('mailbox.count', { count: data.total })}</output>
      <MailList mails={data.items} recipient={recipient} />
      <Pager
        label={t('mailbox.pages')}
        page={data.page}
        totalPages={data.total_pages}
        hrefOf={(next) => paths.mailbox({ recipient, page: next })}
        previousLabel={t('mailbox.page_previous')}
        nextLabel={t('mailbox.page_next')}
        pageLabel={(number) => t('mailbox.page_number', { page: number })}
      />
    </main>
  );
}

function RecipientForm({ recipient }: { recipient: string | null }) {
  const t = useT();
  return (
    <Form className="mailbox-filter" action={paths.mailbox()}>
      <TextField
        label={t('mailbox.recipient')}
        name="recipient"
        placeholder={t('mailbox.recipient_hint')}
        defaultValue={recipient ?? ''}
        autoComplete="off"
      />
      <Button type="submit" kind="line">
        {t('mailbox.filter')}
      </Button>
      {recipient !== null && (
        <ButtonLink kind="quiet" to={paths.mailbox()}>
          {t('mailbox.all')}
        </ButtonLink>
      )}
    </Form>
  );
}

function MailList({ mails, recipient }: { mails: Mailbox['items']; recipient: string | null }) {
  const t = useT();
  const format = useFormat();
  if (mails.length === 0) {
    return (
      <EmptyState
        title={t('mailbox.empty_title')}
        action={<ButtonLink to={paths.search()}>{t('mailbox.to_search')}</ButtonLink>}
      >
        {recipient === null ? t('mailbox.empty_text') : t('mailbox.empty_filtered', { recipient })}
      </EmptyState>
    );
  }
  return (
    <ul className="card mailbox-list">
      {mails.map((mail) => (
        <li key={mail.id}>
          <Link to={paths.mail(mail.id)}>
            <bdi className="strong">{mail.subject}</bdi>
            <span className="small muted">{t('mailbox.to', { recipient: mail.recipient })}</span>
            <span className="small muted mailbox-time">{format.moment(mail.created_at)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
