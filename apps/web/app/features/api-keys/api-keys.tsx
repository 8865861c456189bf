import {
  API_KEY_DAYS,
  API_KEY_SCOPES,
  type ApiKey,
  type ApiKeyScope,
  type ApiKeyWithSecret,
} from '@abroad/contract/api-keys';
import { useId, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { useFormat } from '../../lib/viewer.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Status } from '../../ui/status.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { SecretDialog } from '../forms/secret-dialog.tsx';
import { fieldFailures } from '../forms/server-errors.ts';
import { useApiKeys, useCreateApiKey, useRevokeApiKey } from './use-api-keys.ts';
import './api-keys.css';

/** As many as the service keeps (`LIMITS.api_keys_max`, without loading all limits). */
const MOST = 10;

/** The reader's API keys, and the button to add one. */
export default function ApiKeys({ userId }: { userId: string }) {
  const t = useT();
  const { data, error, refetch } = useApiKeys(userId);
  const [isAdding, setAdding] = useState(false);
  const [shown, setShown] = useState<ApiKeyWithSecret | null>(null);
  if (data === undefined) {
    return error ? (
      <FailureMessage variant="inline" error={error} onRetry={() => void refetch()} />
    ) : (
      <div className="stack" aria-busy="true">
        <output className="unseen">{t('apikeys.loading')}</output>
        <Skeleton shape="long" />
      </div>
    );
  }
  return (
    <>
      {data.length === 0 ? (
        <p>{t('apikeys.none')}</p>
      ) : (
        <ul className="api-keys" aria-label={t('apikeys.list')}>
          {data.map((key) => (
            <ApiKeyRow key={key.id} userId={userId} apiKey={key} />
          ))}
        </ul>
      )}
      <div className="settings-save">
        {data.length < MOST ? (
          <Button kind="line" icon="plus" onClick={() => setAdding(true)}>
            {t('apikeys.add')}
          </Button>
        ) : (
          <p className="muted">{t('apikeys.full')}</p>
        )}
        <a className="link" href={paths.apiReference()}>
          {t('apikeys.reference')}
        </a>
      </div>
      {isAdding && (
        <NewKeyDialog
          userId={userId}
          onClose={() => setAdding(false)}
          onSecret={(made) => {
            setAdding(false);
            setShown(made);
          }}
        />
      )}
      {shown && (
        <SecretDialog
          secret={shown.secret}
          title={t('apikeys.secret_title')}
          text={t('apikeys.secret_text')}
          label={t('apikeys.secret')}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

/** A key: its name, its permissions, its end, its last use, and the button to revoke it. */
function ApiKeyRow({ userId, apiKey }: { userId: string; apiKey: ApiKey }) {
  const t = useT();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { name, prefix, scopes, expires_at, last_used_at } = apiKey;
  const hasExpired = Date.parse(expires_at) <= useNow();
  return (
    <li className="api-key">
      <div className="api-key-head">
        <h3 className="api-key-name">
          <bdi>{name}</bdi>
        </h3>
        <code dir="ltr">{prefix}…</code>
      </div>
      <p className="small muted">{scopes.map((scope) => t(SCOPE_WORDS[scope])).join(' · ')}</p>
      <p className="small muted">
        {hasExpired ? (
          <Status tone="bad">{t('apikeys.expired', { day: format.day(expires_at) })}</Status>
        ) : (
          t('apikeys.expires', { day: format.longDay(expires_at) })
        )}{' '}
        {last_used_at === null
          ? t('apikeys.never_used')
          : t('apikeys.used', { moment: format.momentWithin(last_used_at) })}
      </p>
      <div>
        <Button kind="quiet" size="small" aria-label={t('apikeys.revoke_of', { name })} onClick={() => setAsking(true)}>
          {t('apikeys.revoke')}
        </Button>
      </div>
      {isAsking && <RevokeDialog userId={userId} apiKey={apiKey} onClose={() => setAsking(false)} />}
    </li>
  );
}

/** Explains the effect of revoking a key, and asks for confirmation. */
function RevokeDialog({ userId, apiKey, onClose }: { userId: string; apiKey: ApiKey; onClose: () => void }) {
  const t = useT();
  const revoke = useRevokeApiKey(userId, apiKey.id, () => showToast({ text: t('apikeys.revoked') }));
  return (
    <FormDialog
      title={t('apikeys.revoke_title', { name: apiKey.name })}
      go={t('apikeys.revoke_now')}
      going={t('apikeys.revoking')}
      keep={t('apikeys.keep')}
      isDanger
      attempt={revoke}
      onSubmit={() => revoke.mutate()}
      onClose={onClose}
    >
      <p>{t('apikeys.revoke_text')}</p>
    </FormDialog>
  );
}

interface NewKeyProperties {
  userId: string;
  onClose: () => void;
  onSecret: (made: ApiKeyWithSecret) => void;
}

/** Makes a key: its name, its permissions, and its duration. The typed text stays if that fails. */
function NewKeyDialog({ userId, onClose, onSecret }: NewKeyProperties) {
  const t = useT();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>([]);
  const [days, setDays] = useState<(typeof API_KEY_DAYS)[number]>(90);
  const creating = useCreateApiKey(userId, onSecret);
  const isIncomplete = name.trim() === '' || scopes.length === 0;
  const refused = fieldFailures(creating.error).find(({ path }) => path === 'name')?.message;
  return (
    <FormDialog
      title={t('apikeys.add_title')}
      go={t('apikeys.add_now')}
      going={t('apikeys.adding')}
      attempt={creating}
      {...(refused !== undefined && { failure: null })}
      isComplete={!isIncomplete}
      onSubmit={() => creating.mutate({ name: name.trim(), scopes: [...scopes], expires_in_days: days })}
      onClose={onClose}
    >
      {(pressed) => (
        <>
          <TextField
            label={t('apikeys.name')}
            hint={t('apikeys.name_hint')}
            required
            value={name}
            error={pressed && name.trim() === '' ? t('apikeys.need_name') : refused}
            onChange={(event) => setName(event.target.value)}
          />
          <Scopes scopes={scopes} onChange={setScopes} invalid={pressed && scopes.length === 0} />
          <SelectField
            label={t('apikeys.lasts')}
            value={String(days)}
            options={API_KEY_DAYS.map((value) => ({
              value: String(value),
              label: t('apikeys.days', { count: value }),
            }))}
            onChange={({ target }) => setDays(API_KEY_DAYS.find((value) => String(value) === target.value) ?? 90)}
          />
        </>
      )}
    </FormDialog>
  );
}

interface ScopesProperties {
  scopes: readonly ApiKeyScope[];
  onChange: (scopes: ApiKeyScope[]) => void;
  /** Whether none is chosen, although one is required. */
  invalid: boolean;
}

/** The permissions of the key, in words and by their names in the API reference. */
function Scopes({ scopes, onChange, invalid }: ScopesProperties) {
  const t = useT();
  const error = useId();
  const toggle = (scope: ApiKeyScope, isChosen: boolean) =>
    onChange(API_KEY_SCOPES.filter((each) => (each === scope ? isChosen : scopes.includes(each))));
  return (
    <fieldset className="api-key-scopes" aria-describedby={invalid ? error : undefined}>
      <legend className="field-label">{t('apikeys.scopes')}</legend>
      {API_KEY_SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          label={t(SCOPE_WORDS[scope])}
          note={<code dir="ltr">{scope}</code>}
          checked={scopes.includes(scope)}
          aria-invalid={invalid || undefined}
          onChange={({ target }) => toggle(scope, target.checked)}
        />
      ))}
      <FieldError id={error}>{invalid ? t('apikeys.need_scopes') : null}</FieldError>
    </fieldset>
  );
}

/** The permissions that each scope gives to a program, in words. */
const SCOPE_WORDS = {
  'profile:read': 'apikeys.profile_read',
  'bookings:read': 'apikeys.bookings_read',
  'bookings:write': 'apikeys.bookings_write',
  'availability:read': 'apikeys.availability_read',
  'availability:write': 'apikeys.availability_write',
  'earnings:read': 'apikeys.earnings_read',
  'webhooks:write': 'apikeys.webhooks_write',
} as const satisfies Record<ApiKeyScope, MessageKey>;
