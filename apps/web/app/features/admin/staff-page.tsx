import type { StaffMember } from '@abroad/contract/staff';
import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { useRecord } from '../../session/use-record.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ConsoleList } from './console-list.tsx';
import { ConsolePage } from './console-page.tsx';
import { GrantForm } from './grant-form.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { useAdminQuery } from './use-admin.ts';
import { WaitingGrants } from './waiting-grants.tsx';

/** The staff, the grants that wait for a second admin, and a form for one more. */
export function StaffPage() {
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
