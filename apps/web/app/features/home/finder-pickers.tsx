import { useEffect, useRef, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { OpenRouteArc } from '../../ui/route-line.tsx';
import { CountryPicker, PlacePicker } from '../pickers/pickers.tsx';
import type { CountryItem, UniversityItem } from '../pickers/place-search.ts';

export interface FinderPickersProperties {
  /** What was typed into the plain fields before. */
  from: string;
  to: string;
  focus: 'from' | 'to' | null;
}

/** The finder's two fields as pickers. What is chosen travels in hidden fields under the search page's own names. */
export function FinderPickers({ from, to, focus }: FinderPickersProperties) {
  const t = useT();
  const [origin, setOrigin] = useState<CountryItem | null>(null);
  const [destination, setDestination] = useState<CountryItem | UniversityItem | null>(null);
  const fromBox = useRef<HTMLDivElement>(null);
  const toBox = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = focus === 'from' ? fromBox : focus === 'to' ? toBox : null;
    const input = box?.current?.querySelector('input');
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, [focus]);

  return (
    <>
      <div ref={fromBox}>
        <CountryPicker
          label={t('home.from')}
          placeholder={t('home.from_hint')}
          textName="from"
          initialText={from}
          value={origin}
          onChange={setOrigin}
        />
        {origin && <input type="hidden" name="origin_country_codes" value={origin.code} />}
      </div>
      <OpenRouteArc />
      <div ref={toBox}>
        <PlacePicker
          label={t('home.to')}
          placeholder={t('home.to_hint')}
          textName="to"
          initialText={to}
          value={destination}
          onChange={setDestination}
        />
        {destination?.kind === 'country' && (
          <input type="hidden" name="destination_country_codes" value={destination.code} />
        )}
        {destination?.kind === 'university' && <input type="hidden" name="university_ids" value={destination.id} />}
      </div>
    </>
  );
}
