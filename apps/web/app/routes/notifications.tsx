import type { MetaArgs } from 'react-router';
import { pageTitle } from '../features/layout/page-title.ts';
import { NotificationsPage } from '../features/notifications/notifications-page.tsx';

export function meta({ matches }: MetaArgs) {
  return [...pageTitle('notices.title', matches), { name: 'robots', content: 'noindex' }];
}

export default function Notifications() {
  return <NotificationsPage />;
}
