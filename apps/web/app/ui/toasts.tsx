import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstToast } from './toast.ts';

const ToastRegion = lazy(() => import('./toast-region.tsx'));

/** The place of toasts on a page. Its code comes with the first of them. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  return wanted ? (
    <Suspense>
      <ToastRegion closeLabel={closeLabel} />
    </Suspense>
  ) : null;
}
