import { useEffect, useState } from 'react';

/** Whether an element has been on the screen, or nearly. */
export function useReached(place: { current: Element | null }): boolean {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          setReached(true);
          observer.disconnect();
        }
      },
      { rootMargin: '100px' },
    );
    if (place.current !== null) {
      observer.observe(place.current);
    }
    return () => observer.disconnect();
  }, [place]);
  return reached;
}
