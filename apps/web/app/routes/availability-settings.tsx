import { useParams } from 'react-router';
import type { Route } from './+types/availability-settings.ts';
import { serverClient } from '../api/server-client.ts';
import { SettingsPage } from '../features/availability-settings/settings-page.tsx';
import { unlisted } from '../lib/page-title.ts';
import { leadMentor } from '../features/mentor-profile/lead-mentor.server.ts';
import { paths } from '../lib/paths.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  await leadMentor(serverClient(context), request, params.slug, paths.availabilitySettings);
  return null;
}

/** The settings themselves are fetched in the browser. */
export const shouldRevalidate = () => false;

export const meta = unlisted('layout.availability');

export default function AvailabilitySettings() {
  const { slug = '' } = useParams();
  return <SettingsPage key={slug} slug={slug} />;
}
