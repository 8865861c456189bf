import { LIMITS } from '@abroad/contract/limits';
import { MailDomainKind, MailDomainTrust, type AdminMailDomain } from '@abroad/contract/proofs';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { consolePaths } from '../../lib/console-paths.ts';
import { useT } from '../../lib/i18n.tsx';
import { readLine, readPage } from '../../lib/read-address.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Status } from '../../ui/status.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { ConsoleDialog, ConsoleForm } from '../admin/console-form.tsx';
import { ConsoleFilter, ConsoleList } from '../admin/console-list.tsx';
import { ConsolePage } from '../admin/console-page.tsx';
import { useAdminChange, useAdminQuery } from '../admin/use-admin.ts';
import { fieldFailures } from '../forms/server-errors.ts';
import { useKept } from '../forms/use-kept.ts';
import { UniversityPicker } from '../pickers/pickers.tsx';
import type { UniversityItem } from '../pickers/place-search.ts';
import { VouchLists } from './vouch-lists.tsx';
import { EnteredUniversities, Proposals } from './waiting.tsx';

/** The mail domains of universities: the mentors' proposals, a search over all, and the actions on them. */
export default function DomainsPage() {
  const t = useT();
  const [address] = useSearchParams();
  const search = readLine(address.get('search'), LIMITS.line_max);
  const flagged = address.get('flagged') === 'true';
  const page = readPage(address.get('page'));
  const [edited, setEdited] = useState<AdminMailDomain | null>(null);
  const query = useAdminQuery(['mail-domains', search, flagged, page], (api, signal) =>
    api.listAdminMailDomains({ query: { search, page, ...(flagged && { flagged: 'true' as const }) }, signal }),
  );
  return (
    <ConsolePage
      title={t('domains.title')}
      lead={t('domains.lead')}
      actions={
        // They stand below a long list.
        <>
          <a className="link" href="#add-domain">
            {t('domains.add')}
          </a>
          <a className="link" href="#vouch-lists">
            {t('domains.vouch_title')}
          </a>
        </>
      }
    >
      <EnteredUniversities />
      <Proposals proposals={query.data?.proposals ?? []} />
      <ConsoleFilter
        action={consolePaths.domains()}
        values={{ search, flagged: flagged ? 'true' : null }}
        search={{ name: 'search', label: t('domains.search') }}
      >
        <Checkbox label={t('domains.only_flagged')} name="flagged" value="true" defaultChecked={flagged} />
      </ConsoleFilter>
      <ConsoleList
        label={t('domains.title')}
        query={query}
        keyOf={({ domain, university }) => `${domain} ${university.id}`}
        columns={[
          { title: t('domains.domain'), render: ({ domain }) => <bdi dir="ltr">@{domain}</bdi> },
          { title: t('vetting.university'), render: ({ university }) => <bdi>{university.name}</bdi> },
          { title: t('domains.trust'), render: (row) => <Trust row={row} /> },
          { title: t('domains.proofs'), render: ({ proofs }) => String(proofs) },
          {
            title: t('domains.edit'),
            render: (row) => (
              <Button
                kind="line"
                size="small"
                aria-label={t('domains.edit_of', { domain: row.domain })}
                onClick={() => setEdited(row)}
              >
                {t('domains.edit')}
              </Button>
            ),
          },
        ]}
        empty={{ title: t('domains.empty') }}
        pageHref={(next) => consolePaths.domains({ search, flagged: flagged ? 'true' : null, page: next })}
      />
      {edited && <EditDomain key={edited.version} row={edited} onClose={() => setEdited(null)} />}
      <AddDomain />
      <RevokeSince />
      <VouchLists />
    </ConsolePage>
  );
}

const TRUST_TONES = { listed: 'resting', confirmed: 'good', flagged: 'watch', blocked: 'bad' } as const;

function Trust({ row: { trust, flags, kind } }: { row: AdminMailDomain }) {
  const t = useT();
  return (
    <span className="row">
      <Status tone={TRUST_TONES[trust]}>{t(`domains.trust_${trust}`)}</Status>
      {kind !== 'any' && <Tag>{t(`domains.kind_${kind}`)}</Tag>}
      {flags.map((flag) => (
        <Tag key={flag}>{t(`domains.flag_${flag}`)}</Tag>
      ))}
    </span>
  );
}

function EditDomain({ row, onClose }: { row: AdminMailDomain; onClose: () => void }) {
  const t = useT();
  const [kind, setKind] = useState(row.kind);
  const [trust, setTrust] = useState(row.trust);
  const key = { domain: row.domain, university_id: row.university.id };
  const finish = () => {
    showToast({ text: t('domains.saved') });
    onClose();
  };
  const save = useAdminChange(
    (api, body: { kind: typeof kind; trust: typeof trust }) =>
      api.patchMailDomain({ body: { ...key, ...body, version: row.version } }),
    finish,
  );
  const remove = useAdminChange((api, body: typeof key) => api.deleteMailDomain({ body }), finish);
  return (
    <ConsoleDialog
      title={t('domains.edit_of', { domain: row.domain })}
      go={t('domains.save')}
      keep={null}
      beside={
        <Button kind="danger" loading={remove.isPending && t('forms.saving')} onClick={() => remove.mutate(key)}>
          {t('domains.remove')}
        </Button>
      }
      attempt={{ isPending: save.isPending, error: save.error ?? remove.error }}
      onSubmit={() => remove.isPending || save.mutate({ kind, trust })}
      onClose={onClose}
    >
      <p>
        <bdi>{row.university.name}</bdi>
      </p>
      <SelectField
        label={t('domains.trust')}
        hint={t('domains.trust_hint')}
        value={trust}
        onChange={(event) => setTrust(MailDomainTrust.parse(event.target.value))}
        options={MailDomainTrust.options.map((value) => ({ value, label: t(`domains.trust_${value}`) }))}
      />
      <SelectField
        label={t('domains.kind')}
        value={kind}
        onChange={(event) => setKind(MailDomainKind.parse(event.target.value))}
        options={MailDomainKind.options.map((value) => ({ value, label: t(`domains.kind_${value}`) }))}
      />
    </ConsoleDialog>
  );
}

const EMPTY_DOMAIN = { domain: '', university: null as UniversityItem | null };

/** Adds a mail domain of a university. */
function AddDomain() {
  const t = useT();
  const [value, setValue] = useState(EMPTY_DOMAIN);
  const add = useAdminChange(
    (api, { domain, university }: typeof EMPTY_DOMAIN) =>
      api.createMailDomain({
        body: { domain, university_id: university?.id ?? '', kind: 'any', trust: 'confirmed' },
      }),
    () => {
      setValue(EMPTY_DOMAIN);
      showToast({ text: t('domains.saved') });
    },
  );
  const failures = fieldFailures(add.error);
  const errorAt = (path: string) => failures.find((failure) => failure.path === path)?.message;
  return (
    <ConsoleForm
      title={t('domains.add')}
      id="add-domain"
      go={t('domains.add')}
      attempt={add}
      isExplained={failures.length > 0}
      onSubmit={() => add.mutate(value)}
    >
      <TextField
        label={t('domains.domain')}
        dir="ltr"
        value={value.domain}
        onChange={(event) => setValue({ ...value, domain: event.target.value })}
        error={errorAt('domain')}
      />
      <UniversityPicker
        label={t('vetting.university')}
        value={value.university}
        onChange={(university) => setValue({ ...value, university })}
        error={errorAt('university_id')}
      />
    </ConsoleForm>
  );
}

const EMPTY_REVOCATION = { domain: '', since: '', reason: '' };

/** Revokes all proofs of a domain since a date, in one action that is confirmed first. */
function RevokeSince() {
  const t = useT();
  const { value, change, forget } = useKept('revoke-since', EMPTY_REVOCATION);
  const [isSure, setIsSure] = useState(false);
  const revoke = useAdminChange(
    (api, { since, ...rest }: typeof EMPTY_REVOCATION) =>
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
    <ConsoleForm
      title={t('domains.revoke_title')}
      go={t(isSure ? 'domains.revoke_sure' : 'domains.revoke')}
      isDanger
      attempt={revoke}
      isExplained={failures.length > 0}
      onSubmit={() => {
        if (isSure) revoke.mutate(value);
        setIsSure(true);
      }}
    >
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
    </ConsoleForm>
  );
}
