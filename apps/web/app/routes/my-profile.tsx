import { unlisted } from '../lib/page-title.ts';
import { OwnSlugRedirect } from '../features/mentor-profile/own-slug-redirect.tsx';
import { paths } from '../lib/paths.ts';

export const meta = unlisted('layout.mentor_profile');

export default function MyProfile() {
  return <OwnSlugRedirect to={paths.mentorProfile} />;
}
