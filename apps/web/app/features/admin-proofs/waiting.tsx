import type { MailDomainProposal } from '@abroad/contract/proofs';
import type { EnteredUniversity } from '@abroad/contract/reference';
import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { listWords } from '../../lib/list-words.ts';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { ConsoleFailure, ConsoleRefusal } from '../admin/console-failure.tsx';
import { useAdminChange, useAdminQuery } from '../admin/use-admin.ts';
import { fieldFailures } from '../forms/server-errors.ts';
import { CountryPicker, UniversityPicker } from '../pickers/pickers.tsx';
import type { CountryItem, UniversityItem } from '../pickers/place-search.ts';
import { useCountryNames } from '../pickers/use-country-names.ts';
import { ConsoleDialog } from '../admin/console-form.tsx';
import { ConsoleSection } from '../admin/console-page.tsx';

const DECISIONS = ['list', 'merge', 'decline'] as const;

/** Universities that people added because the list didn't have them. */
export function EnteredUniversities() {
  const t = useT();
  const [checked, setChecked] = useState<EnteredUniversity | null>(null);
  const { data, error, refetch } = useAdminQuery(['entered-universities'], (api, signal) =>
    api.listEnteredUniversities({ query: { page_size: 100 }, signal }),
  );
  if (data === undefined || data.items.length === 0) {
    return error ? <ConsoleFailure error={error} onRetry={refetch} /> : null;
  }
  return (
    <ConsoleSection title={t('domains.entered')}>
      <p className="muted">{t('domains.entered_text')}</p>
      <ul className="stack">
        {data.items.map((university) => (
          <Entered key={university.id} university={university} onCheck={() => setChecked(university)} />
        ))}
      </ul>
      {checked && <CheckDialog key={checked.id} university={checked} onClose={() => setChecked(null)} />}
    </ConsoleSection>
  );
}

function Entered({ university, onCheck }: { university: EnteredUniversity; onCheck: () => void }) {
  const t = useT();
  const format = useFormat();
  const { locale } = useViewer();
  const countryName = useCountryNames();
  const { name, country_code, website, profiles, near, created_at } = university;
  return (
    <li className="stack">
      <p>
        <bdi className="strong">{name}</bdi> · {countryName(country_code)} ·{' '}
        {t('domains.entered_profiles', { count: profiles })} · {format.moment(created_at)}
      </p>
      <p>
        {website === null ? (
          t('domains.entered_no_website')
        ) : (
          <a className="link" href={website} target="_blank" rel="noreferrer noopener">
            <bdi dir="ltr">{website}</bdi>
          </a>
        )}
      </p>
      <p className="muted">
        {near.length === 0
          ? t('domains.entered_none_near')
          : t('domains.entered_near', {
              names: listWords(
                near.map((one) => one.name),
                locale,
              ),
            })}
      </p>
      <div>
        <Button kind="line" size="small" aria-label={t('domains.check_of', { name })} onClick={onCheck}>
          {t('domains.check')}
        </Button>
      </div>
    </li>
  );
}

function CheckDialog({ university, onClose }: { university: EnteredUniversity; onClose: () => void }) {
  const t = useT();
  const countryName = useCountryNames();
  const { id, near, country_code } = university;
  const [decision, setDecision] = useState<(typeof DECISIONS)[number]>(near.length === 0 ? 'list' : 'merge');
  const [name, setName] = useState(university.name);
  const [country, setCountry] = useState<CountryItem | null>({
    kind: 'country',
    id: country_code,
    code: country_code,
    label: countryName(country_code),
  });
  const [website, setWebsite] = useState(university.website ?? '');
  const [into, setInto] = useState<UniversityItem | null>(() => {
    const [first] = near;
    return first === undefined
      ? null
      : { kind: 'university', id: first.id, label: first.name, country_code: first.country_code };
  });
  const check = useAdminChange(
    (api, chosen: typeof decision) => {
      const body = {
        list: { decision: 'list', name, country_code: country?.code ?? '', website } as const,
        merge: { decision: 'merge', into_id: into?.id ?? '' } as const,
        decline: { decision: 'decline' } as const,
      }[chosen];
      return api.checkUniversity({ params: { id }, body });
    },
    () => {
      showToast({ text: t('domains.saved') });
      onClose();
    },
  );
  const failures = fieldFailures(check.error);
  const errorAt = (path: string) => failures.find((failure) => failure.path === path)?.message;
  return (
    <ConsoleDialog
      title={t('domains.check_of', { name: university.name })}
      go={t('domains.save')}
      keep={null}
      attempt={check}
      {...(failures.length > 0 && { failure: null })}
      onSubmit={() => check.mutate(decision)}
      onClose={onClose}
    >
      <SelectField
        label={t('domains.check_what')}
        value={decision}
        onChange={({ target }) => setDecision(DECISIONS.find((one) => one === target.value) ?? 'list')}
        options={DECISIONS.map((value) => ({ value, label: t(`domains.check_${value}`) }))}
      />
      {decision === 'list' && (
        <>
          <TextField
            label={t('domains.check_name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={errorAt('name')}
          />
          <CountryPicker
            label={t('domains.check_country')}
            value={country}
            onChange={setCountry}
            error={errorAt('country_code')}
          />
          <TextField
            type="url"
            label={t('domains.check_website')}
            dir="ltr"
            value={website}
            onChange={(event) => setWebsite(event.target.value)}
            error={errorAt('website')}
          />
        </>
      )}
      {decision === 'merge' && (
        <UniversityPicker label={t('domains.check_into')} value={into} onChange={setInto} error={errorAt('into_id')} />
      )}
      {decision === 'decline' && <p className="muted">{t('domains.check_decline_text')}</p>}
    </ConsoleDialog>
  );
}

/** Domains that mentors proposed, with the page that names them. */
export function Proposals({ proposals }: { proposals: readonly MailDomainProposal[] }) {
  const t = useT();
  if (proposals.length === 0) {
    return null;
  }
  return (
    <ConsoleSection title={t('domains.proposals')}>
      <ul className="stack">
        {proposals.map((proposal) => (
          <Proposal key={proposal.id} proposal={proposal} />
        ))}
      </ul>
    </ConsoleSection>
  );
}

function Proposal({ proposal: { id, domain, page_url, university, created_at } }: { proposal: MailDomainProposal }) {
  const t = useT();
  const format = useFormat();
  const decide = useAdminChange((api, accept: boolean) =>
    api.decideMailDomainProposal({ params: { id }, body: { accept } }),
  );
  return (
    <li className="stack">
      <p>
        <bdi className="strong" dir="ltr">
          @{domain}
        </bdi>{' '}
        · <bdi>{university.name}</bdi> · {format.moment(created_at)}
      </p>
      <p>
        <a className="link" href={page_url} target="_blank" rel="noreferrer noopener">
          <bdi dir="ltr">{page_url}</bdi>
        </a>
      </p>
      <div className="row">
        <Button
          size="small"
          aria-label={t('domains.accept_of', { domain })}
          loading={decide.isPending && t('forms.saving')}
          onClick={() => decide.mutate(true)}
        >
          {t('domains.accept')}
        </Button>
        <Button
          kind="line"
          size="small"
          aria-label={t('domains.decline_of', { domain })}
          onClick={() => decide.isPending || decide.mutate(false)}
        >
          {t('domains.decline')}
        </Button>
      </div>
      <ConsoleRefusal error={decide.error} />
    </li>
  );
}
