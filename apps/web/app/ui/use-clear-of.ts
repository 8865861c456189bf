import { useEffect, type RefObject } from 'react';
import { lastPressed } from './toast.ts';

const GAP = 8;
/** Bars that stick to the foot of the page, and whatever may just have been pressed. */
const BARS = '[data-foot-bar]';
const PRESSED = 'button, a, summary, input, select, textarea';

/** Returns the boxes of elements in the place of toasts, the lowest first. */
function obstacles(toasts: Element): DOMRect[] {
  const pressed = [document.activeElement, lastPressed()].flatMap((element) => element?.closest(PRESSED) ?? []);
  return [...document.querySelectorAll(BARS), ...pressed.filter((element) => !toasts.contains(element))]
    .map((element) => element.getBoundingClientRect())
    .toSorted((one, other) => other.bottom - one.bottom);
}

/** Returns the pixels above the foot of the window at which toasts cover nothing; the usual place if they have no room above. */
function freeFoot(toasts: Element, usual: number): number {
  const { left, right, height } = toasts.getBoundingClientRect();
  let foot = usual;
  for (const rect of obstacles(toasts)) {
    const bottom = window.innerHeight - foot;
    if (rect.left < right && rect.right > left && rect.top < bottom && rect.bottom > bottom - height) {
      foot = window.innerHeight - rect.top + GAP;
    }
  }
  return foot + height > window.innerHeight ? usual : foot;
}

/**
 * Keeps toasts off the bar at the foot of the page and off the button that was pressed, also while the page is scrolled.
 * @param shown changes with the shown toasts
 */
export function useClearOf(toasts: RefObject<HTMLElement | null>, shown: unknown): void {
  useEffect(() => {
    const box = toasts.current;
    if (box === null || shown === null) {
      return undefined;
    }
    const place = () => {
      box.style.removeProperty('inset-block-end');
      const usual = Number.parseFloat(getComputedStyle(box).insetBlockEnd);
      box.style.setProperty('inset-block-end', `${freeFoot(box, usual)}px`);
    };
    place();
    const watch = new MutationObserver(place);
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
    window.addEventListener('resize', place);
    document.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', place, { capture: true });
    };
  }, [toasts, shown]);
}
