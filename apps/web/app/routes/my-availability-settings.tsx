import { unlisted } from '../lib/page-title.ts';
import { OwnSlugRedirect } from '../features/mentor-profile/own-slug-redirect.tsx';
import { useT } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';

export const meta = unlisted('layout.availability');

export default function MyAvailabilitySettings() {
  const t = useT();
  return <OwnSlugRedirect to={paths.availabilitySettings} title={t('layout.availability')} />;
}
