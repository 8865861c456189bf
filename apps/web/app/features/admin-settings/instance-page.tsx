import { SETTING_GROUPS, type InstanceSetting, type SettingValue } from '@abroad/contract/admin-settings';
import { withLatinDigits } from '@abroad/contract/latin-digits';
import { fromMinor } from '@abroad/reference-data/money';
import { countryName } from '../../lib/country-names.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Jumps } from '../../ui/jumps.tsx';
import { ConsoleFailure } from '../admin/console-failure.tsx';
import { DataTable } from '../admin/console-list.tsx';
import { ConsoleLoading, ConsolePage, ConsoleSection } from '../admin/console-page.tsx';
import { useAdminQuery } from '../admin/use-admin.ts';
import './admin-settings.css';

type Group = keyof typeof SETTING_GROUPS;
const GROUPS = Object.keys(SETTING_GROUPS) as Group[];

/** The instance's configuration, in words, and where each setting is made. Nothing can be changed here. */
export default function InstancePage() {
  const t = useT();
  const { data, error, refetch } = useAdminQuery(['settings'], (api, signal) => api.getInstanceSettings({ signal }));
  return (
    <ConsolePage title={t('instance.title')} lead={t('instance.lead')}>
      {error ? <ConsoleFailure error={error} onRetry={refetch} /> : null}
      {data === undefined && !error && <ConsoleLoading />}
      {data?.items && (
        <>
          <Jumps
            label={t('layout.jumps')}
            to={GROUPS.map((group) => ({ id: group, title: t(`instance.group_${group}`) }))}
          />
          {GROUPS.map((group) => (
            <GroupCard key={group} group={group} settings={data.items} />
          ))}
        </>
      )}
    </ConsolePage>
  );
}

function GroupCard({ group, settings }: { group: Group; settings: readonly InstanceSetting[] }) {
  const t = useT();
  const write = useWrittenValue();
  const keys: readonly string[] = SETTING_GROUPS[group];
  return (
    <ConsoleSection id={group} title={t(`instance.group_${group}`)} kind="facts">
      <DataTable
        label={t(`instance.group_${group}`)}
        className="settings-table"
        rows={settings.filter(({ key }) => keys.includes(key))}
        keyOf={({ key }) => key}
        columns={[
          { title: t('instance.setting'), render: ({ key }) => t(`instance.${key}`) },
          { title: t('instance.value'), render: ({ value }) => <bdi>{write(value)}</bdi> },
          {
            title: t('instance.set_in'),
            render: ({ set_in, name }) => (
              <span>
                {t(`instance.in_${set_in}`)}
                {name !== null && <bdi className="small muted settings-variable">{name}</bdi>}
              </span>
            ),
          },
        ]}
      />
    </ConsoleSection>
  );
}

/** Writes the value of a setting in the reader's words. */
function useWrittenValue(): (value: SettingValue) => string {
  const t = useT();
  const locale = useLocale();
  const format = useFormat();
  const list = (items: readonly string[]) => (items.length === 0 ? t('instance.choice_none') : t.list(items));
  return (value) => {
    switch (value.type) {
      case 'text':
        return value.text;
      case 'choice':
        return t(`instance.choice_${value.choice}`);
      case 'country':
        return countryName(value.code, locale);
      case 'percent':
        return new Intl.NumberFormat(withLatinDigits(locale), { style: 'percent', maximumFractionDigits: 2 }).format(
          value.percent / 100,
        );
      case 'number':
        return format.number(value.number);
      case 'amounts':
        return list(
          value.amounts.map(({ currency, amount_minor, countries }) => {
            const sum = format.money(fromMinor(amount_minor, currency) ?? 0, currency);
            return countries ? `${sum} (${t.list(countries.map((code) => countryName(code, locale)))})` : sum;
          }),
        );
      case 'list':
        return list(value.items);
      case 'span':
        return new Intl.NumberFormat(withLatinDigits(locale), {
          style: 'unit',
          unit: value.unit,
          unitDisplay: 'long',
        }).format(value.count);
    }
  };
}
