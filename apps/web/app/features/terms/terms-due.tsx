import { Suspense } from 'react';
import { useResources } from '../../session/use-resources.ts';
import { laterDialog } from '../errors/later-part.tsx';

const TermsBanner = laterDialog(() => import('./terms-banner.tsx'));

/** Asks the signed-in person, on every page, to accept terms that have changed. */
export function TermsDue() {
  const { data } = useResources();
  const [kind] = data?.terms_due ?? [];
  return kind === undefined ? null : (
    <Suspense>
      <TermsBanner key={kind} kind={kind} />
    </Suspense>
  );
}
