import { lazy, Suspense, useEffect, useState } from 'react';
import { PlainToasts } from './plain-toasts.tsx';
import { onFirstToast, watchPresses } from './toast.ts';

/** Its code may be needed while offline: then the plain text is shown. */
const ToastRegion = lazy(() => import('./toast-region.tsx').catch(() => ({ default: PlainToasts })));

/** The region of toasts on a page. Its code is loaded with the first one. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const [hasToast, setHasToast] = useState(false);
  useEffect(() => onFirstToast(() => setHasToast(true)), []);
  useEffect(watchPresses, []);
  return hasToast ? (
    <Suspense>
      <ToastRegion closeLabel={closeLabel} />
    </Suspense>
  ) : null;
}
