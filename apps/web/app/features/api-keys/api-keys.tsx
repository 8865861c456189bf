import type { ApiKey, ApiKeyWithSecret } from '@abroad/contract/api-keys';
import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { SecretDialog } from '../forms/secret-dialog.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { SCOPE_WORDS } from './scope-words.ts';
import { useApiKeys, useRevokeApiKey } from './use-api-keys.ts';
import './api-keys.css';
import { FormDialog } from '../forms/form-dialog.tsx';

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
          <Tag tone="danger">{t('apikeys.expired', { day: format.day(expires_at) })}</Tag>
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
