import type { Client } from '@abroad/contract/client';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { mailDocument } from './mail-document.ts';
import './mailbox.css';

export type Mail = Awaited<ReturnType<Client['getMail']>>;

export const mailViews = ['html', 'text', 'headers', 'files'] as const;
export type MailView = (typeof mailViews)[number];

/** A mail in its forms, with its attachments. */
export function MailPage({ mail, view }: { mail: Mail; view: MailView }) {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap narrow stack">
      <Link className="crumb" to={paths.mailbox()}>
        <Icon name="arrow_back" />
        {t('mailbox.back')}
      </Link>
      <h1 className="as-written">{mail.subject}</h1>
      <MailFacts mail={mail} />
      {mail.attachments.length > 0 && <Attachments attachments={mail.attachments} />}
      <TabLinks
        label={t('mailbox.views')}
        value={view}
        tabs={mailViews
          .filter((value) => value !== 'files' || mail.attachments.length > 0)
          .map((value) => ({ value, label: t(`mailbox.view_${value}`) }))}
        hrefOf={(value) => paths.mail(mail.id, value === 'html' ? {} : { view: value })}
      />
      <MailBody mail={mail} view={view} />
    </main>
  );
}

function MailFacts({ mail }: { mail: Mail }) {
  const t = useT();
  const format = useFormat();
  const sent = mail.sent_at === null ? t('mailbox.not_sent') : format.moment(mail.sent_at);
  return (
    <dl className="mailbox-facts small">
      <dt>{t('mailbox.from')}</dt>
      <dd>{mail.sender}</dd>
      <dt>{t('mailbox.to_label')}</dt>
      <dd>{mail.recipient}</dd>
      <dt>{t('mailbox.sent')}</dt>
      <dd>{sent}</dd>
    </dl>
  );
}

function Attachments({ attachments }: Pick<Mail, 'attachments'>) {
  const t = useT();
  return (
    <ul className="row" aria-label={t('mailbox.attachments')}>
      {attachments.map(({ filename, content_type: type, content }) => (
        <li key={filename}>
          <Button kind="line" icon="calendar" onClick={() => saveFile(filename, type, content)}>
            {filename}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function MailBody({ mail, view }: { mail: Mail; view: MailView }) {
  const t = useT();
  switch (view) {
    case 'html':
      return (
        <iframe
          className="mailbox-frame"
          title={t('mailbox.frame', { subject: mail.subject })}
          // No scripts, no forms, no origin: an email only shows itself and its links.
          sandbox="allow-top-navigation-by-user-activation"
          srcDoc={mailDocument(mail.html)}
        />
      );
    case 'text':
      return <pre className="card card-body mailbox-text">{mail.text}</pre>;
    case 'headers':
      return (
        <dl className="card card-body mailbox-facts">
          {headersOf(mail).map(([name, value]) => (
            <HeaderLine key={name} name={name} value={value} />
          ))}
        </dl>
      );
    case 'files':
      return mail.attachments.map(({ filename, content_type: type, content }) => (
        <section key={filename} className="stack" aria-label={filename}>
          <p className="small muted">{type}</p>
          <pre className="card card-body mailbox-text">{content}</pre>
        </section>
      ));
  }
}

/** The headers as in the mail (RFC 5322). */
const headersOf = (mail: Mail): [name: string, value: string][] => [
  ['From', mail.sender],
  ['To', mail.recipient],
  ['Subject', mail.subject],
  ['Date', new Date(mail.created_at).toUTCString()],
  ...Object.entries(mail.headers),
];

function HeaderLine({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
