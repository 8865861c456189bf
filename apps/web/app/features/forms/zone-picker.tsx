import { useState } from 'react';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { SearchableSelect } from '../../ui/searchable-select.tsx';
import { listZones } from './zone-list.ts';

interface Properties {
  id: string;
  labelledBy: string;
  zone: string;
  onChange: (zone: string) => void;
  words: (zone: string) => string;
  /** Epoch milliseconds; the offsets of this moment are shown. */
  now: number;
}

/** Another zone, searched by city, country, name or offset. */
export default function ZonePicker({ id, labelledBy, zone, onChange, words, now }: Properties) {
  const t = useT();
  const locale = useLocale();
  // Offsets change twice a year: those of the moment when the list was opened will do.
  const [zones] = useState(() => listZones(now, zone, locale));
  return (
    <SearchableSelect
      id={id}
      labelledBy={labelledBy}
      items={zones}
      value={zones.find((item) => item.id === zone) ?? null}
      onChange={(item) => onChange(item.id)}
      face={<span>{words(zone)}</span>}
      searchLabel={t('booking.zone_search')}
      emptyLabel={t('booking.zone_none')}
      defaultOpen
    />
  );
}
