import { useEffect, useState } from 'react';

const second = 1000;

/** Returns epoch milliseconds, updated each second while it runs. */
export function useClock(runs = true): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) {
      return undefined;
    }
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}
