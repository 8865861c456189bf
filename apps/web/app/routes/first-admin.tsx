import type { MetaArgs } from 'react-router';
import { FirstAdminPage } from '../features/first-admin/first-admin-page.tsx';
import { pageTitle } from '../features/layout/page-title.ts';

export function meta({ matches }: MetaArgs) {
  return [...pageTitle('firstadmin.title', matches), { name: 'robots', content: 'noindex' }];
}

export default function FirstAdminRoute() {
  return <FirstAdminPage />;
}
