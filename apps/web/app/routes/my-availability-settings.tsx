import type { MetaArgs } from 'react-router';
import { pageTitle } from '../features/layout/page-title.ts';
import { OwnSlugRedirect } from '../features/mentor-profile/own-slug-redirect.tsx';
import { useT } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';

export function meta({ matches }: MetaArgs) {
  return [...pageTitle('layout.availability', matches), { name: 'robots', content: 'noindex' }];
}

export default function MyAvailabilitySettings() {
  const t = useT();
  return <OwnSlugRedirect to={paths.availabilitySettings} title={t('layout.availability')} />;
}
