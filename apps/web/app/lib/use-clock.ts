import { useEffect, useState } from 'react';

const second = 1000;

/** Returns epoch milliseconds, updated each second (or `every` milliseconds) while it runs. */
export function useClock(runs = true, every = second): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) {
      return undefined;
    }
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [runs, every]);
  return now;
}
