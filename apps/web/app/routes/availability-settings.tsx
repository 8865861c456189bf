import { useParams } from 'react-router';
import { SettingsPage } from '../features/availability-settings/settings-page.tsx';
import { pageTitle } from '../features/layout/page-title.ts';

export function meta() {
  return [...pageTitle('layout.availability'), { name: 'robots', content: 'noindex' }];
}

export default function AvailabilitySettings() {
  const { slug = '' } = useParams();
  return <SettingsPage key={slug} slug={slug} />;
}
