import { LIMITS } from '@abroad/contract/limits';
import { StaffRole, type StaffGrant, type StaffMember, type StaffMembers } from '@abroad/contract/staff';
import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { useRecord } from '../../session/use-record.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { fieldFailures } from '../forms/server-errors.ts';
import { useKept } from '../forms/use-kept.ts';
import { ConsoleRefusal } from './console-failure.tsx';
import { ConsoleDialog, ConsoleForm, ReasonField } from './console-form.tsx';
import { ConsoleList } from './console-list.tsx';
import { ConsolePage, ConsoleSection } from './console-page.tsx';
import { useAdminChange, useAdminQuery } from './use-admin.ts';

/** The staff, the grants that wait for a second admin, and a form for one more. */
export default function StaffPage() {
  const t = useT();
  const format = useFormat();
  const query = useAdminQuery(['staff'], (api, signal) => api.listStaff({ signal }));
  const own = useRecord().data?.id;
  const [changed, setChanged] = useState<StaffMember | null>(null);
  return (
    <ConsolePage title={t('admin.staff')} lead={t('admin.staff_lead')}>
      <WaitingGrants waiting={query.data?.waiting ?? []} staff={query.data?.items ?? []} own={own} />
      <ConsoleList
        label={t('admin.staff')}
        query={query}
        keyOf={({ user_id }) => user_id}
        columns={[
          { title: t('admin.person'), render: ({ name }) => <bdi>{name}</bdi> },
          { title: t('admin.role'), render: ({ role }) => <Tag>{t(`admin.role_${role}`)}</Tag> },
          { title: t('admin.since'), render: ({ granted_at }) => format.moment(granted_at) },
          {
            title: t('admin.granted_by'),
            render: ({ granted_by }) => <bdi>{granted_by?.name ?? t('admin.command_line')}</bdi>,
          },
          {
            title: t('admin.change'),
            render: (member) =>
              member.user_id === own ? (
                <span className="small muted">{t('admin.own_role')}</span>
              ) : (
                <Button
                  kind="line"
                  size="small"
                  aria-label={t('admin.change_of', { name: member.name })}
                  onClick={() => setChanged(member)}
                >
                  {t('admin.change')}
                </Button>
              ),
          },
        ]}
        empty={{ title: t('admin.staff_empty') }}
      />
      {query.data !== undefined && <GrantForm />}
      {changed && <RoleDialog member={changed} onClose={() => setChanged(null)} />}
    </ConsolePage>
  );
}

interface WaitingGrantsProperties {
  waiting: readonly StaffGrant[];
  staff: readonly StaffMember[];
  /** The id of the signed-in admin. */
  own: string | undefined;
}

/** Grants that need a second admin. */
function WaitingGrants({ waiting, staff, own }: WaitingGrantsProperties) {
  const t = useT();
  if (waiting.length === 0) {
    return null;
  }
  return (
    <ConsoleSection title={t('admin.waiting_title')}>
      <p className="muted">{t('admin.waiting_text', { days: LIMITS.second_admin_days })}</p>
      <ul className="stack">
        {waiting.map((grant) => (
          <Waiting
            key={grant.user_id}
            grant={grant}
            role={staff.find(({ user_id }) => user_id === grant.user_id)?.role}
            own={own}
          />
        ))}
      </ul>
    </ConsoleSection>
  );
}

interface WaitingProperties {
  grant: StaffGrant;
  /** The person's role until then. */
  role: StaffMember['role'] | undefined;
  own: string | undefined;
}

function Waiting({ grant, role: present, own }: WaitingProperties) {
  const t = useT();
  const format = useFormat();
  const { user_id, name, role, asked_by, asked_at, reason, second_ids } = grant;
  const confirm = useAdminChange(
    (api, given: StaffGrant['role']) => api.putStaffMember({ params: { user_id }, body: { role: given, reason } }),
    () => showToast({ text: t('admin.granted') }),
  );
  const withdraw = useAdminChange(
    // Granting the present role leaves it unchanged.
    (api, params: { user_id: string }) =>
      present === undefined
        ? api.deleteStaffMember({ params, body: {} })
        : api.putStaffMember({ params, body: { role: present } }),
    () => showToast({ text: t('admin.withdrawn') }),
  );
  return (
    <li className="stack">
      <div>
        <p>
          <bdi className="strong">{name}</bdi> · {t(`admin.role_${role}`)}
        </p>
        <p className="small muted">
          {t('admin.waiting_line', { name: asked_by?.name ?? t('admin.deleted'), when: format.moment(asked_at) })}
        </p>
        {reason && <p className="small">{reason}</p>}
      </div>
      <ConsoleRefusal error={confirm.error ?? withdraw.error} />
      <div className="row">
        {own !== undefined && second_ids.includes(own) && (
          <Button
            size="small"
            aria-label={t('admin.confirm_of', { name })}
            loading={confirm.isPending && t('forms.saving')}
            onClick={() => confirm.mutate(role)}
          >
            {t('admin.confirm')}
          </Button>
        )}
        {own !== user_id && (
          <Button
            kind="line"
            size="small"
            aria-label={t('admin.withdraw_of', { name })}
            loading={withdraw.isPending && t('forms.saving')}
            onClick={() => withdraw.mutate({ user_id })}
          >
            {t('admin.withdraw')}
          </Button>
        )}
      </div>
    </li>
  );
}

const EMPTY_GRANT = { email: '', role: 'support', reason: '' };

/** Grants a role to the accounts of an address. */
function GrantForm() {
  const t = useT();
  const roles = useRoleOptions();
  const { value, change, forget } = useKept('grant', EMPTY_GRANT);
  const grant = useAdminChange(
    (api, typed: typeof EMPTY_GRANT) =>
      api.createStaffMember({ body: { ...typed, role: StaffRole.parse(typed.role), reason: typed.reason || null } }),
    ({ waiting }: StaffMembers) => {
      forget();
      showToast({ text: t(waiting.length > 0 ? 'admin.asked' : 'admin.granted') });
    },
  );
  const failures = fieldFailures(grant.error);
  const errorAt = (path: string) => failures.find((failure) => failure.path === path)?.message;
  return (
    <ConsoleForm
      title={t('admin.grant_title')}
      go={t('admin.grant')}
      attempt={grant}
      isExplained={failures.length > 0}
      onSubmit={() => grant.mutate(value)}
    >
      <TextField
        type="email"
        label={t('admin.grant_email')}
        hint={t('admin.grant_email_hint')}
        value={value.email}
        onChange={(event) => change({ email: event.target.value })}
        autoComplete="off"
        error={errorAt('email')}
      />
      <SelectField
        label={t('admin.role')}
        value={value.role}
        onChange={(event) => change({ role: event.target.value })}
        options={roles}
        hint={value.role === 'finance' ? t('admin.finance_hint') : undefined}
        error={errorAt('role')}
      />
      <TextField
        label={t('admin.reason')}
        hint={t('admin.reason_hint')}
        value={value.reason}
        maxLength={LIMITS.staff_reason_max}
        onChange={(event) => change({ reason: event.target.value })}
        error={errorAt('reason')}
      />
    </ConsoleForm>
  );
}

interface RoleDialogProperties {
  member: StaffMember;
  onClose: () => void;
}

/** Changes the role of a member of the staff, or takes it away. */
function RoleDialog({ member: { user_id, name, role }, onClose }: RoleDialogProperties) {
  const t = useT();
  const roles = useRoleOptions();
  const kept = useKept<Record<'role' | 'reason', string>>(`role.${user_id}`, { role, reason: '' });
  const { value, change, forget } = kept;
  const reason = value.reason || null;
  const finish = (words: 'admin.asked' | 'admin.granted' | 'admin.revoked') => {
    forget();
    showToast({ text: t(words) });
    onClose();
  };
  const put = useAdminChange(
    (api, next: StaffRole) => api.putStaffMember({ params: { user_id }, body: { role: next, reason } }),
    (answer) => finish('asked_by' in answer ? 'admin.asked' : 'admin.granted'),
  );
  const revoke = useAdminChange(
    (api, given: string | null) => api.deleteStaffMember({ params: { user_id }, body: { reason: given } }),
    () => finish('admin.revoked'),
  );
  return (
    <ConsoleDialog
      title={t('admin.change_of', { name })}
      go={t('admin.change')}
      keep={null}
      beside={
        <Button kind="danger" onClick={() => revoke.mutate(reason)} loading={revoke.isPending && t('forms.saving')}>
          {t('admin.revoke')}
        </Button>
      }
      attempt={{ isPending: put.isPending, error: put.error ?? revoke.error }}
      holds
      onSubmit={() => revoke.isPending || put.mutate(StaffRole.parse(value.role))}
      onClose={() => revoke.isPending || onClose()}
    >
      <SelectField
        label={t('admin.role')}
        value={value.role}
        onChange={(event) => change({ role: event.target.value })}
        options={roles}
        hint={value.role === 'finance' && role !== 'finance' ? t('admin.finance_hint') : undefined}
      />
      <ReasonField label={t('admin.reason')} hint={t('admin.reason_hint')} kept={kept} />
    </ConsoleDialog>
  );
}

/** Returns the roles as choices, each with its permissions. */
function useRoleOptions() {
  const t = useT();
  return StaffRole.options.map((value) => ({
    value,
    label: t('admin.role_with_rights', { role: t(`admin.role_${value}`), rights: t(`admin.can_${value}`) }),
  }));
}
