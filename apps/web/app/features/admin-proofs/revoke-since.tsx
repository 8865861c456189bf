import { LIMITS } from '@abroad/contract/limits';
import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { ConsoleRefusal } from '../admin/console-failure.tsx';
import { useAdminChange } from '../admin/use-admin.ts';
import { useKept } from '../forms/use-kept.ts';
import { fieldFailures } from '../forms/server-errors.ts';

const EMPTY = { domain: '', since: '', reason: '' };

/** Revokes all proofs of a domain since a date, in one action that is confirmed first. */
export function RevokeSince() {
  const t = useT();
  const { value, change, forget } = useKept('revoke-since', EMPTY);
  const [isSure, setIsSure] = useState(false);
  const revoke = useAdminChange(
    (api, { since, ...rest }: typeof EMPTY) =>
      api.revokeDomainProofs({ body: { ...rest, since: `${since}T00:00:00Z` } }),
    ({ revoked, left_to_others }) => {
      forget();
      setIsSure(false);
      const left = left_to_others > 0 ? ` ${t('domains.left_to_others', { count: left_to_others })}` : '';
      showToast({ text: `${t('domains.revoked', { count: revoked })}.${left}` });
    },
  );
  const failures = fieldFailures(revoke.error);
  const errorAt = (path: string) => failures.find((failure) => failure.path === path)?.message;
  return (
    <form
      className="card card-body stack console-form"
      aria-labelledby="revoke-since"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isSure && !revoke.isPending) revoke.mutate(value);
        setIsSure(true);
      }}
    >
      <h2 id="revoke-since" className="card-title">
        {t('domains.revoke_title')}
      </h2>
      <p className="muted">{t('domains.revoke_text')}</p>
      <TextField
        label={t('domains.domain')}
        dir="ltr"
        value={value.domain}
        onChange={(event) => change({ domain: event.target.value })}
        error={errorAt('domain')}
      />
      <TextField
        type="date"
        label={t('domains.since')}
        value={value.since}
        onChange={(event) => change({ since: event.target.value })}
        error={errorAt('since')}
      />
      <TextField
        label={t('admin.reason')}
        value={value.reason}
        maxLength={LIMITS.staff_reason_max}
        onChange={(event) => change({ reason: event.target.value })}
        error={errorAt('reason')}
      />
      {failures.length === 0 && <ConsoleRefusal error={revoke.error} />}
      <div>
        <Button type="submit" kind="danger" loading={revoke.isPending && t('forms.saving')}>
          {t(isSure ? 'domains.revoke_sure' : 'domains.revoke')}
        </Button>
      </div>
    </form>
  );
}
