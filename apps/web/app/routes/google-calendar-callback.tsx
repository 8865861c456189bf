import type { MetaArgs } from 'react-router';
import { pageTitle } from '../features/layout/page-title.ts';

export { GoogleCallbackPage as default } from '../features/calendar-connections/google-callback-page.tsx';

export function meta({ matches }: MetaArgs) {
  return [...pageTitle('calendars.callback_page', matches), { name: 'robots', content: 'noindex' }];
}
