import { lazy, Suspense } from 'react';
import type { ProfileView } from './profile-view.ts';

const OwnerBar = lazy(() => import('./owner-bar.tsx'));

/** The bar of the owner, whose code nobody else has to fetch. */
export function OwnerTools({ mentor }: { mentor: ProfileView }) {
  return (
    <Suspense>
      <OwnerBar mentor={mentor} />
    </Suspense>
  );
}
