import { useState } from 'react';

/** Epoch milliseconds at which the page began: what it shows doesn't change during use at midnight. */
export function useNow(): number {
  const [now] = useState(() => Date.now());
  return now;
}
