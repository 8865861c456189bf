import type { CalendarConnection } from '@abroad/contract/calendar-connections';
import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { accountName, usernameOf } from './account-name.ts';
import { ConnectForm } from './connect-form.tsx';
import { presetOf, presets } from './presets.ts';
import { useConnect } from './use-connect.ts';

interface Properties {
  userId: string;
  /** An account to reconnect, or null. */
  again: CalendarConnection | null;
  onDone: () => void;
  onClose: () => void;
}

const begin = (again: CalendarConnection | null) => ({
  server_url:
    again === null ? presetOf('icloud').server_url : (again.server_url ?? `https://${again.display_name ?? ''}`),
  username: again === null ? '' : usernameOf(again),
  password: '',
});

const presetFor = (server_url: string) => presets.find((one) => one.server_url === server_url) ?? presetOf('other');

/** Connects an account of any server that speaks CalDAV. */
export default function CaldavDialog({ userId, again, onDone, onClose }: Properties) {
  const t = useT();
  const [draft, setDraft] = useState(() => begin(again));
  const [preset, setPreset] = useState(() => presetFor(draft.server_url));
  const connecting = useConnect(userId, (api, body: typeof draft) => api.connectCaldavCalendar({ body }));
  const set = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const choose = (id: string) => {
    const next = presetOf(id);
    setPreset(next);
    // A custom address stays; that of another provider is removed.
    const isPreset = presets.some(({ server_url }) => server_url === draft.server_url);
    set(isPreset || next.server_url !== '' ? { server_url: next.server_url } : {});
  };
  return (
    <ConnectForm
      kind="caldav"
      title={
        again === null
          ? t('calendars.caldav_title')
          : t('calendars.caldav_again', { name: accountName(again, t).title })
      }
      action={t(again === null ? 'calendars.connect_caldav' : 'calendars.connect_again')}
      draft={draft}
      connecting={connecting}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <SelectField
            label={t('calendars.provider')}
            options={presets.map(({ id, name }) => ({ value: id, label: name ?? t('calendars.provider_other') }))}
            value={preset.id}
            onChange={(event) => choose(event.target.value)}
          />
          <TextField
            label={t('calendars.server')}
            hint={t('calendars.server_hint')}
            required
            dir="ltr"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder={preset.example}
            value={draft.server_url}
            error={errorOf('server_url')}
            onChange={(event) => set({ server_url: event.target.value })}
          />
          <TextField
            label={t('calendars.username')}
            hint={t('calendars.username_hint')}
            required
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={draft.username}
            error={errorOf('username')}
            onChange={(event) => set({ username: event.target.value })}
          />
          <TextField
            type="password"
            label={t('calendars.password')}
            hint={
              preset.id === 'other' ? (
                t('calendars.password_hint')
              ) : (
                <>
                  {t('calendars.password_hint')} {t(preset.password_hint)}
                </>
              )
            }
            required
            dir="ltr"
            autoComplete="off"
            value={draft.password}
            error={errorOf('password')}
            onChange={(event) => set({ password: event.target.value })}
          />
        </>
      )}
    </ConnectForm>
  );
}
