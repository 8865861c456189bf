import { StaffRole, type StaffMember } from '@abroad/contract/staff';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { useRoleOptions } from './role-options.ts';
import { useAdminChange } from './use-admin.ts';
import { useKept } from '../forms/use-kept.ts';
import { ConsoleDialog, ReasonField } from './console-dialog.tsx';

interface Properties {
  member: StaffMember;
  onClose: () => void;
}

/** Changes the role of a member of the staff, or takes it away. */
export function RoleDialog({ member: { user_id, name, role }, onClose }: Properties) {
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
