import { StaffRole, type StaffMember } from '@abroad/contract/staff';
import { LIMITS } from '@abroad/contract/limits';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { ConsoleRefusal } from './console-failure.tsx';
import { useRoleOptions } from './role-options.ts';
import { useAdminChange } from './use-admin.ts';
import { useKept } from '../forms/use-kept.ts';

interface Properties {
  member: StaffMember;
  onClose: () => void;
}

/** Changes the role of a member of the staff, or takes it away. */
export function RoleDialog({ member: { user_id, name, role }, onClose }: Properties) {
  const t = useT();
  const roles = useRoleOptions();
  const { value, change, forget } = useKept<Record<'role' | 'reason', string>>(`role.${user_id}`, { role, reason: '' });
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
  const busy = put.isPending || revoke.isPending;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t('admin.change_of', { name })}
      closeLabel={t('admin.close')}
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) put.mutate(StaffRole.parse(value.role));
        }}
      >
        <SelectField
          label={t('admin.role')}
          value={value.role}
          onChange={(event) => change({ role: event.target.value })}
          options={roles}
          hint={value.role === 'finance' && role !== 'finance' ? t('admin.finance_hint') : undefined}
        />
        <TextField
          label={t('admin.reason')}
          hint={t('admin.reason_hint')}
          value={value.reason}
          maxLength={LIMITS.staff_reason_max}
          onChange={(event) => change({ reason: event.target.value })}
        />
        <ConsoleRefusal error={put.error ?? revoke.error} />
        <div className="dialog-actions">
          <Button kind="danger" onClick={() => revoke.mutate(reason)} loading={revoke.isPending && t('admin.saving')}>
            {t('admin.revoke')}
          </Button>
          <Button type="submit" loading={put.isPending && t('admin.saving')}>
            {t('admin.change')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
