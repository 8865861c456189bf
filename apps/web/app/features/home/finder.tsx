import { useState } from 'react';
import { Form } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { OpenRouteArc } from '../../ui/route-line.tsx';
import { CountryPicker, PlacePicker } from '../pickers/pickers.tsx';
import type { CountryItem, UniversityItem } from '../pickers/place-search.ts';

/** The question of the product: a form that the search page understands, also without scripts. */
export function Finder() {
  const t = useT();
  return (
    <search aria-label={t('home.finder')}>
      <Form action={paths.search()} className="finder">
        <FinderPickers />
        <Button type="submit" icon="search">
          {t('home.find')}
        </Button>
      </Form>
    </search>
  );
}

/** The finder's two fields. Choices are sent in hidden fields under the search page's own names. */
function FinderPickers() {
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
