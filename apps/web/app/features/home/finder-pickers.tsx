import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { OpenRouteArc } from '../../ui/route-line.tsx';
import { CountryPicker, PlacePicker } from '../pickers/pickers.tsx';
import type { CountryItem, UniversityItem } from '../pickers/place-search.ts';

/** The finder's two fields. What is chosen travels in hidden fields under the search page's own names. */
export function FinderPickers() {
  const t = useT();
  const [origin, setOrigin] = useState<CountryItem | null>(null);
  const [destination, setDestination] = useState<CountryItem | UniversityItem | null>(null);
  return (
    <>
      <div>
        <CountryPicker
          label={t('home.from')}
          placeholder={t('home.from_hint')}
          textName="from"
          value={origin}
          onChange={setOrigin}
        />
        {origin && <input type="hidden" name="origin_country_codes" value={origin.code} />}
      </div>
      <OpenRouteArc />
      <div>
        <PlacePicker
          label={t('home.to')}
          placeholder={t('home.to_hint')}
          textName="to"
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
