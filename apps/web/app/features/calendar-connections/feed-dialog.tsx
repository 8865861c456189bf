import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ConnectForm } from './connect-form.tsx';
import { useConnect } from './use-connect.ts';

interface Properties {
  userId: string;
  onDone: () => void;
  onClose: () => void;
}

/** Connects an iCalendar file by its address, to be read only. */
export default function FeedDialog({ userId, onDone, onClose }: Properties) {
  const t = useT();
  const [draft, setDraft] = useState({ url: '', name: '' });
  const connecting = useConnect(userId, (api, { url, name }: typeof draft) =>
    api.connectCalendarFeed({ body: name.trim() === '' ? { url } : { url, name } }),
  );
  return (
    <ConnectForm
      kind="ical"
      title={t('calendars.feed_title')}
      action={t('calendars.connect_feed')}
      draft={draft}
      connecting={connecting}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <p className="muted">{t('calendars.read_only_text')}</p>
          <TextField
            label={t('calendars.address')}
            hint={t('calendars.address_hint')}
            required
            dir="ltr"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://example.org/calendar.ics"
            value={draft.url}
            error={errorOf('url')}
            onChange={(event) => setDraft({ ...draft, url: event.target.value })}
          />
          <TextField
            label={t('calendars.name')}
            hint={t('calendars.name_hint')}
            value={draft.name}
            error={errorOf('name')}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          />
        </>
      )}
    </ConnectForm>
  );
}
