import { StaffRole } from '@abroad/contract/staff';
import { useT } from '../../lib/i18n.tsx';

/** Returns the roles as choices, each with its permissions. */
export function useRoleOptions() {
  const t = useT();
  return StaffRole.options.map((value) => ({
    value,
    label: t('admin.role_with_rights', { role: t(`admin.role_${value}`), rights: t(`admin.can_${value}`) }),
  }));
}
