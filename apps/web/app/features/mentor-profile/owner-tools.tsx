import type { MentorProfile } from '@abroad/contract/profiles';
import { lazy, Suspense } from 'react';
import type { Editing } from './use-editing.ts';

const OwnerBar = lazy(() => import('./owner-bar.tsx'));

interface Properties {
  own: MentorProfile;
  editing: Editing;
}

/** The bar of the owner, whose code nobody else has to fetch. */
export function OwnerTools(properties: Properties) {
  return (
    <Suspense>
      <OwnerBar {...properties} />
    </Suspense>
  );
}
