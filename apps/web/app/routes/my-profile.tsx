import { pageTitle } from '../features/layout/page-title.ts';
import { OwnSlugRedirect } from '../features/mentor-profile/own-slug-redirect.tsx';
import { paths } from '../lib/paths.ts';

export function meta() {
  return [...pageTitle('layout.mentor_profile'), { name: 'robots', content: 'noindex' }];
}

export default function MyProfile() {
  return <OwnSlugRedirect to={paths.mentorProfile} />;
}
