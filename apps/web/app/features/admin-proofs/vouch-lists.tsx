import { LIMITS } from '@abroad/contract/limits';
import type { VouchList } from '@abroad/contract/proofs';
import { useState } from 'react';
import { toAsciiDigits } from '../../lib/ascii-digits.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { Segments } from '../../ui/segments.tsx';
import { ConsoleFailure, ConsoleRefusal } from '../admin/console-failure.tsx';
import { useAdminChange, useAdminQuery } from '../admin/use-admin.ts';
import { SecretDialog } from '../forms/secret-dialog.tsx';
import { fieldFailures } from '../forms/server-errors.ts';
import { paths } from '../../lib/paths.ts';
import { UniversityPicker } from '../pickers/pickers.tsx';
import type { UniversityItem } from '../pickers/place-search.ts';
import { ConsoleForm } from '../admin/console-form.tsx';
import { ConsoleSection } from '../admin/console-page.tsx';

const EMPTY = {
  university: null as UniversityItem | null,
  note: '',
  way: 'email' as 'email' | 'link',
  emails: '',
  people: '',
};

/** The people whom universities named: the lists, and a form for one more. */
export function VouchLists() {
  const t = useT();
  const { data, error, refetch } = useAdminQuery(['vouch-lists'], (api, signal) => api.listVouchLists({ signal }));
  return (
    <ConsoleSection id="vouch-lists" title={t('domains.vouch_title')} kind="plain">
      <p className="muted">{t('domains.vouch_text')}</p>
      {data === undefined && error !== null && <ConsoleFailure error={error} onRetry={refetch} />}
      {data !== undefined && data.items.length > 0 && (
        <ul className="stack card card-body">
          {data.items.map((list) => (
            <OneList key={list.id} list={list} />
          ))}
        </ul>
      )}
      <NewList />
    </ConsoleSection>
  );
}

function OneList({ list }: { list: VouchList }) {
  const { id, university, note, invited, accepted, link_until, created_at, withdrawn_at } = list;
  const t = useT();
  const format = useFormat();
  const end = useAdminChange((api, params: { id: string }) => api.deleteVouchList({ params }));
  return (
    <li className="stack vouch-list">
      <div className="row between">
        <div>
          <p>
            <bdi className="strong">{university.name}</bdi> · {t('domains.vouch_counts', { invited, accepted })} ·{' '}
            {format.moment(created_at)}
          </p>
          <p className="small muted">
            <bdi>{note}</bdi>
            {link_until !== null && ` · ${t('domains.vouch_link_until', { when: format.at(link_until) })}`}
          </p>
        </div>
        {withdrawn_at === null ? (
          <Button
            kind="line"
            size="small"
            aria-label={t('domains.vouch_end_of', { name: university.name })}
            loading={end.isPending && t('forms.saving')}
            onClick={() => end.mutate({ id })}
          >
            {t('domains.vouch_end')}
          </Button>
        ) : (
          <p className="small">{t('domains.vouch_ended', { when: format.moment(withdrawn_at) })}</p>
        )}
      </div>
      <ConsoleRefusal error={end.error} />
    </li>
  );
}

function NewList() {
  const t = useT();
  const [value, setValue] = useState(EMPTY);
  const [link, setLink] = useState<string | null>(null);
  const create = useAdminChange(
    (api, { university, note, way, emails, people }: typeof EMPTY) =>
      api.createVouchList({
        body: {
          university_id: university?.id ?? '',
          note,
          ...(way === 'link'
            ? { link_people: Number(people) }
            : { emails: emails.split(/[\s,;]+/).filter((email) => email !== '') }),
        },
      }),
    ({ token }) => {
      setValue(EMPTY);
      if (token === null) showToast({ text: t('domains.vouch_created') });
      else setLink(new URL(paths.named(token), globalThis.location.href).href);
    },
  );
  const failures = fieldFailures(create.error);
  const errorAt = (path: string) => failures.find((failure) => failure.path.split('.')[0] === path)?.message;
  return (
    <>
      <ConsoleForm
        title={t('domains.vouch_new')}
        level={3}
        go={t(value.way === 'link' ? 'domains.vouch_make_link' : 'domains.vouch_invite')}
        attempt={create}
        isExplained={failures.length > 0}
        onSubmit={() => create.mutate(value)}
      >
        <UniversityPicker
          label={t('vetting.university')}
          value={value.university}
          onChange={(university) => setValue({ ...value, university })}
          error={errorAt('university_id')}
        />
        <TextField
          label={t('domains.vouch_note')}
          value={value.note}
          maxLength={LIMITS.staff_reason_max}
          onChange={(event) => setValue({ ...value, note: event.target.value })}
          error={errorAt('note')}
        />
        <Segments
          label={t('domains.vouch_ways')}
          value={value.way}
          options={[
            { value: 'email', label: t('domains.vouch_by_email') },
            { value: 'link', label: t('domains.vouch_by_link') },
          ]}
          onChange={(way) => setValue({ ...value, way })}
        />
        {value.way === 'email' ? (
          <TextAreaField
            label={t('domains.vouch_emails')}
            hint={t('domains.vouch_emails_hint')}
            value={value.emails}
            onChange={(event) => setValue({ ...value, emails: event.target.value })}
            error={errorAt('emails')}
          />
        ) : (
          <TextField
            label={t('domains.vouch_people')}
            inputMode="numeric"
            value={value.people}
            onChange={(event) =>
              setValue({ ...value, people: toAsciiDigits(event.target.value).replaceAll(/\D/g, '') })
            }
            error={errorAt('link_people') ?? errorAt('emails')}
          />
        )}
      </ConsoleForm>
      {link !== null && (
        <SecretDialog
          secret={link}
          title={t('domains.vouch_link_title')}
          text={t('domains.vouch_link_text', { days: LIMITS.vouch_link_days })}
          label={t('domains.vouch_link')}
          onClose={() => setLink(null)}
        />
      )}
    </>
  );
}
