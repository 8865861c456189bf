import { useState } from 'react';

/** Epoch milliseconds at which the page began: the shown dates don't change at midnight during use. */
export function useNow(): number {
  const [now] = useState(() => Date.now());
  return now;
}
