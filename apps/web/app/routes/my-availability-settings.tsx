import { pageTitle } from '../features/layout/page-title.ts';
import { OwnSlugRedirect } from '../features/mentor-profile/own-slug-redirect.tsx';
import { paths } from '../lib/paths.ts';

export function meta() {
  return [...pageTitle('layout.availability'), { name: 'robots', content: 'noindex' }];
}

export default function MyAvailabilitySettings() {
  return <OwnSlugRedirect to={paths.availabilitySettings} />;
}
