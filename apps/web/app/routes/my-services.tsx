import type { MetaArgs } from 'react-router';
import { ServicesPage } from '../features/availability-settings/services-page.tsx';
import { pageTitle } from '../features/layout/page-title.ts';

export function meta({ matches }: MetaArgs) {
  return [...pageTitle('services.title', matches), { name: 'robots', content: 'noindex' }];
}

export default function MyServices() {
  return <ServicesPage />;
}
