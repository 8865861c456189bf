import { StaffEventKind, type StaffEvent } from '@abroad/contract/staff';
import { Link, useSearchParams } from 'react-router';
import { consolePaths } from '../../lib/console-paths.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ConsoleListPage } from './console-list-page.tsx';
import { SUBJECTS } from './sections.ts';
import { useAdminQuery } from './use-admin.ts';

/** The actions of the staff, narrowed by the address to one person and one kind. */
export default function AuditPage() {
  const t = useT();
  const format = useFormat();
  const user_id = useSearchParams()[0].get('user_id') || null;
  const { data } = useAdminQuery(['staff'], (api, signal) => api.listStaff({ signal }));
  const staff = (data?.items ?? []).map(({ user_id: value, name: label }) => ({ value, label }));
  const isListed = user_id === null || staff.some(({ value }) => value === user_id);
  return (
    <ConsoleListPage
      title={t('admin.audit')}
      lead={t('admin.audit_lead')}
      name="audit"
      path={consolePaths.audit}
      ask={(api, query, signal) => api.listStaffEvents({ query, signal })}
      filters={{
        user_id: {
          label: t('admin.filter_person'),
          any: t('admin.any_person'),
          options: isListed ? staff : [...staff, { value: user_id, label: t('admin.this_person') }],
          read: (text) => text || null,
        },
        kind: {
          label: t('admin.filter_kind'),
          any: t('admin.any_kind'),
          options: StaffEventKind.options.map((value) => ({ value, label: t(`admin.kind_${value}`) })),
        },
      }}
      keyOf={({ id }) => id}
      columns={[
        { title: t('admin.what'), render: (event) => <What event={event} /> },
        { title: t('admin.who'), render: ({ actor }) => <Person person={actor} missing={t('admin.command_line')} /> },
        { title: t('admin.about'), render: (event) => <About event={event} /> },
        { title: t('admin.reason'), render: ({ reason }) => <bdi>{reason ?? '–'}</bdi> },
        { title: t('admin.when'), render: ({ created_at }) => format.moment(created_at) },
      ]}
      empty={{ title: t('admin.audit_empty') }}
    />
  );
}

function What({ event: { kind, role } }: { event: StaffEvent }) {
  const t = useT();
  return (
    <>
      {t(`admin.kind_${kind}`)} {role !== null && <Tag>{t(`admin.role_${role}`)}</Tag>}
    </>
  );
}

/** A person's name, as a link to the audit's entries about them. */
function Person({ person, missing }: { person: StaffEvent['actor']; missing: string }) {
  return person === null ? (
    <span className="muted">{missing}</span>
  ) : (
    <Link className="link" to={consolePaths.audit({ user_id: person.user_id })}>
      <bdi>{person.name}</bdi>
    </Link>
  );
}

function About({ event: { about, subject } }: { event: StaffEvent }) {
  const t = useT();
  const href = subject && SUBJECTS[subject.type]?.(subject.id);
  return (
    <span className="console-about">
      {(about !== null || subject === null) && <Person person={about} missing="–" />}
      {subject &&
        (href ? (
          <Link className="link" to={href}>
            {t(`admin.subject_${subject.type}`)}
          </Link>
        ) : (
          <span>
            {t(`admin.subject_${subject.type}`)} <bdi className="small muted">{subject.id}</bdi>
          </span>
        ))}
    </span>
  );
}
