import { StaffRole, type StaffMembers } from '@abroad/contract/staff';
import { LIMITS } from '@abroad/contract/limits';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { fieldFailures } from '../forms/server-errors.ts';
import { ConsoleRefusal } from './console-failure.tsx';
import { useRoleOptions } from './role-options.ts';
import { useAdminChange } from './use-admin.ts';
import { useKept } from '../forms/use-kept.ts';

const EMPTY = { email: '', role: 'support', reason: '' };

/** Grants a role to the accounts of an address. */
export function GrantForm() {
  const t = useT();
  const roles = useRoleOptions();
  const { value, change, forget } = useKept('grant', EMPTY);
  const grant = useAdminChange(
    (api, typed: typeof EMPTY) =>
      api.createStaffMember({ body: { ...typed, role: StaffRole.parse(typed.role), reason: typed.reason || null } }),
    ({ waiting }: StaffMembers) => {
      forget();
      showToast({ text: t(waiting.length > 0 ? 'admin.asked' : 'admin.granted') });
    },
  );
  const errorAt = (path: string) => fieldFailures(grant.error).find((failure) => failure.path === path)?.message;
  const hasFieldErrors = fieldFailures(grant.error).length > 0;
  return (
    <form
      className="card card-body stack console-form"
      aria-labelledby="grant-role"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!grant.isPending) grant.mutate(value);
      }}
    >
      <h2 id="grant-role" className="card-title">
        {t('admin.grant_title')}
      </h2>
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
      {!hasFieldErrors && <ConsoleRefusal error={grant.error} />}
      <div className="row">
        <Button type="submit" loading={grant.isPending && t('forms.saving')}>
          {t('admin.grant')}
        </Button>
      </div>
    </form>
  );
}
