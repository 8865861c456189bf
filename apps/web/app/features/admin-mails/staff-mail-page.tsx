import type { StaffMail } from '@abroad/contract/admin-mails';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { showToast } from '../../ui/toast.ts';
import { PersonLink } from '../admin-people/person-name.tsx';
import { ConsoleRefusal } from '../admin/console-failure.tsx';
import { ConsolePage, ConsoleSection, ConsoleWaiting } from '../admin/console-page.tsx';
import { useAdminChange, useAdminQuery } from '../admin/use-admin.ts';
import { MailState } from './mail-state.tsx';

/** An email: its state, and its text for staff who may read it. */
export default function StaffMailPage() {
  const { id = '' } = useParams();
  return <OpenMail key={id} id={id} />;
}

function OpenMail({ id }: { id: string }) {
  const t = useT();
  const query = useAdminQuery(['mail', id], (api, signal) => api.getStaffMail({ params: { id }, signal }));
  const { data } = query;
  if (data === undefined) {
    return <ConsoleWaiting query={query} page={t('mails.mail')} />;
  }
  return (
    <ConsolePage title={data.subject ?? t('mails.secret')} actions={data.may_send && <SendAgain mail={data} />}>
      <MailFacts mail={data} />
      {data.subject === null && <p className="muted">{t(data.is_secret ? 'mails.secret_text' : 'mails.own_text')}</p>}
      {data.may_read && <MailText id={id} />}
    </ConsolePage>
  );
}

function SendAgain({ mail: { id, state } }: { mail: StaffMail }) {
  const t = useT();
  const send = useAdminChange(
    (api, params: { id: string }) => api.sendStaffMailAgain({ params }),
    () => showToast({ text: t('mails.sending') }),
  );
  return (
    <>
      <Button size="small" loading={send.isPending && t('forms.saving')} onClick={() => send.mutate({ id })}>
        {t(state === 'bounced' ? 'mails.send_again' : 'mails.retry')}
      </Button>
      <ConsoleRefusal error={send.error} />
    </>
  );
}

function MailFacts({ mail }: { mail: StaffMail }) {
  const t = useT();
  const format = useFormat();
  const { state, person, address, created_at, sent_at, failed_at, bounced_at, failure } = mail;
  const moment = (label: string, at: string | null) => <Fact name={label}>{at && format.moment(at)}</Fact>;
  return (
    <div className="card card-body">
      <Facts>
        <Fact name={t('mails.state')}>
          <MailState state={state} />
        </Fact>
        <Fact name={t('admin.person')}>{person === null ? t('mails.no_account') : <PersonLink person={person} />}</Fact>
        <Fact name={t('mails.address')}>
          <bdi>{address}</bdi>
        </Fact>
        {moment(t('mails.written'), created_at)}
        {moment(t('mails.state_sent'), sent_at)}
        {moment(t('mails.failed_at'), failed_at)}
        {moment(t('mails.state_bounced'), bounced_at)}
        <Fact name={t('mails.server_says')}>{failure && <bdi>{failure}</bdi>}</Fact>
      </Facts>
    </div>
  );
}

/** The text, loaded by a button, because each look is recorded. */
function MailText({ id }: { id: string }) {
  const t = useT();
  const [text, setText] = useState<string | null>(null);
  const read = useAdminChange(
    (api, params: { id: string }) => api.readStaffMail({ params }),
    (answer) => setText(answer.text),
  );
  if (text !== null) {
    return (
      <ConsoleSection title={t('mails.text')} kind="facts">
        <p className="console-words" dir="auto">
          {text}
        </p>
      </ConsoleSection>
    );
  }
  return (
    <div className="stack">
      <p className="muted">{t('mails.text_recorded')}</p>
      <div>
        <Button kind="line" loading={read.isPending && t('admin.loading')} onClick={() => read.mutate({ id })}>
          {t('mails.show_text')}
        </Button>
      </div>
      <ConsoleRefusal error={read.error} />
    </div>
  );
}
