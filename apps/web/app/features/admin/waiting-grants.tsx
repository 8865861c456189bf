import { LIMITS } from '@abroad/contract/limits';
import type { StaffGrant, StaffMember } from '@abroad/contract/staff';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { ConsoleRefusal } from './console-failure.tsx';
import { useAdminChange } from './use-admin.ts';

interface Properties {
  waiting: readonly StaffGrant[];
  staff: readonly StaffMember[];
  /** The id of the signed-in admin. */
  own: string | undefined;
}

/** Grants that need a second admin. */
export function WaitingGrants({ waiting, staff, own }: Properties) {
  const t = useT();
  if (waiting.length === 0) {
    return null;
  }
  return (
    <section className="card card-body stack" aria-labelledby="waiting-grants">
      <h2 id="waiting-grants" className="card-title">
        {t('admin.waiting_title')}
      </h2>
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
    </section>
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
