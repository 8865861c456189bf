import { useEffect, useRef, useState } from 'react';

/** Milliseconds for which somebody has to stay, so that a pointer that passes by fetches nothing. */
const stay = 80;

declare global {
  interface Navigator {
    /** Network Information API; not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * Properties of a link whose page is fetched ahead when somebody points at it or comes to it by keyboard: once, and not
 * for who saves data.
 */
export function usePrefetch() {
  const [wanted, setWanted] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const come = () => {
    if (navigator.connection?.saveData !== true) {
      timer.current = setTimeout(() => setWanted(true), stay);
    }
  };
  const leave = () => clearTimeout(timer.current);
  return {
    prefetch: wanted ? ('render' as const) : ('none' as const),
    onPointerEnter: come,
    onPointerLeave: leave,
    onFocus: come,
    onBlur: leave,
  };
}
