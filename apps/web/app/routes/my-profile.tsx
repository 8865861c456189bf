import type { MetaArgs } from 'react-router';
import { pageTitle } from '../features/layout/page-title.ts';
import { OwnSlugRedirect } from '../features/mentor-profile/own-slug-redirect.tsx';
import { paths } from '../lib/paths.ts';

export function meta({ matches }: MetaArgs) {
  return [...pageTitle('layout.mentor_profile', matches), { name: 'robots', content: 'noindex' }];
}

export default function MyProfile() {
  return <OwnSlugRedirect to={paths.mentorProfile} />;
}
