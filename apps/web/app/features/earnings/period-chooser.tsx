import { Form } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { earningsAddressOf, isBackwards, periods, type EarningsAddress } from './earnings-address.ts';

/** The periods, each with an address of its own, and two dates for any other. */
export function PeriodChooser({ address }: { address: EarningsAddress }) {
  const t = useT();
  return (
    <>
      <TabLinks
        label={t('earnings.periods')}
        value={address.period}
        tabs={periods.map((value) => ({ value, label: t(`earnings.${value}`) }))}
        hrefOf={(period) => earningsAddressOf({ ...address, period, page: 1 })}
      />
      {address.period === 'dates' && <OtherDates key={`${address.from} ${address.to}`} address={address} />}
    </>
  );
}

function OtherDates({ address }: { address: EarningsAddress }) {
  const t = useT();
  return (
    <Form action={paths.earnings()} className="earnings-dates" preventScrollReset>
      <input type="hidden" name="period" value="dates" />
      <TextField type="date" name="from" label={t('earnings.from')} defaultValue={address.from} />
      <TextField
        type="date"
        name="to"
        label={t('earnings.to')}
        defaultValue={address.to}
        error={isBackwards(address) ? t('earnings.order') : null}
      />
      <Button type="submit" kind="line">
        {t('earnings.show')}
      </Button>
    </Form>
  );
}
