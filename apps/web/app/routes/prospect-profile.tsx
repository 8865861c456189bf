import type { Route } from './+types/prospect-profile.ts';
import '../features/forms/forms.css';
import { pageTitle } from '../features/layout/page-title.ts';
import '../features/prospect-profile/prospect.css';
import { PublicProspectProfile } from '../features/prospect-profile/public-prospect-profile.tsx';

/** No search engine should list somebody who may be seen by a few alone. */
export const meta = () => [...pageTitle('layout.prospect_profile'), { name: 'robots', content: 'noindex' }];

export default function ProspectProfilePage({ params }: Route.ComponentProps) {
  return <PublicProspectProfile slug={params.slug} />;
}
