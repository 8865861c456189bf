import { lazy, Suspense, useEffect, useState } from 'react';
import { PlainToasts } from './plain-toasts.tsx';
import { onFirstToast, watchPresses } from './toast.ts';

/** Its code may be wanted just when there is no connection: the words come all the same. */
const ToastRegion = lazy(() => import('./toast-region.tsx').catch(() => ({ default: PlainToasts })));

/** The place of toasts on a page. Its code comes with the first of them. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  useEffect(watchPresses, []);
  return wanted ? (
    <Suspense>
      <ToastRegion closeLabel={closeLabel} />
    </Suspense>
  ) : null;
}
