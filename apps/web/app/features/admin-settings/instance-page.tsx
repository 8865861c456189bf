import { SETTING_GROUPS, type InstanceSetting, type SettingValue } from '@abroad/contract/admin-settings';
import { useT } from '../../lib/i18n.tsx';
import { ConsoleFailure } from '../admin/console-failure.tsx';
import { ConsoleLoading, ConsolePage } from '../admin/console-page.tsx';
import { useAdminQuery } from '../admin/use-admin.ts';
import { useWrittenValue } from './use-written-value.ts';
import './admin-settings.css';

type Group = keyof typeof SETTING_GROUPS;
const GROUPS = Object.keys(SETTING_GROUPS) as Group[];

/** The instance's configuration, in words, and where each setting is made. Nothing can be changed here. */
export function InstancePage() {
  const t = useT();
  const { data, error, refetch } = useAdminQuery(['settings'], (api, signal) => api.getInstanceSettings({ signal }));
  return (
    <ConsolePage title={t('instance.title')} lead={t('instance.lead')}>
      {error ? <ConsoleFailure error={error} onRetry={refetch} /> : null}
      {data === undefined && !error && <ConsoleLoading />}
      {data?.items && GROUPS.map((group) => <GroupCard key={group} group={group} settings={data.items} />)}
    </ConsolePage>
  );
}

function GroupCard({ group, settings }: { group: Group; settings: readonly InstanceSetting[] }) {
  const t = useT();
  const keys: readonly string[] = SETTING_GROUPS[group];
  return (
    <section className="card card-body console-part" aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`} className="card-title">
        {t(`instance.group_${group}`)}
      </h2>
      <table className="data-table settings-table">
        <caption className="unseen">{t(`instance.group_${group}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('instance.setting')}</th>
            <th scope="col">{t('instance.value')}</th>
            <th scope="col">{t('instance.set_in')}</th>
          </tr>
        </thead>
        <tbody>
          {settings
            .filter(({ key }) => keys.includes(key))
            .map(({ key, value, set_in, name }) => (
              <tr key={key}>
                <th scope="row">{t(`instance.${key}`)}</th>
                <td data-label={t('instance.value')}>
                  <Value value={value} />
                </td>
                <td data-label={t('instance.set_in')}>
                  <span>
                    {t(`instance.in_${set_in}`)}
                    {name !== null && <bdi className="small muted settings-variable">{name}</bdi>}
                  </span>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

function Value({ value }: { value: SettingValue }) {
  return <bdi>{useWrittenValue()(value)}</bdi>;
}
