export interface ToastMessage {
  text: string;
  /** A problem stays until it is dismissed. */
  tone?: 'news' | 'problem';
  action?: { label: string; onPress: () => unknown };
}

type Listener = (message: ToastMessage) => void;

const waiting: ToastMessage[] = [];
const arrivals = new Set<() => void>();
let deliver: Listener | null = null;
let pressed: Element | null = null;

/** Remembers what is pressed on the page, because not every browser gives it the focus (Safari doesn't). */
export function watchPresses(): () => void {
  const remember = ({ target }: PointerEvent) => {
    pressed = target instanceof Element ? target : null;
  };
  document.addEventListener('pointerdown', remember, { capture: true, passive: true });
  return () => document.removeEventListener('pointerdown', remember, { capture: true });
}

/** Returns the last pressed element, if it is still in the page. */
export const lastPressed = (): Element | null => (pressed?.isConnected ? pressed : null);

/** Shows a line at the foot of the page for some seconds. May be called from anywhere in the browser. */
export function showToast(message: ToastMessage): void {
  if (deliver === null) {
    waiting.push(message);
    arrivals.forEach((arrival) => arrival());
  } else {
    deliver(message);
  }
}

/** For the region that shows them: takes the waiting toasts, and all later ones. */
export function receiveToasts(listener: Listener): () => void {
  deliver = listener;
  waiting.splice(0).forEach((message) => listener(message));
  return () => {
    deliver = null;
  };
}

/** Calls a listener when a first message waits, so that the region need not be loaded before. */
export function onFirstToast(listener: () => void): () => void {
  arrivals.add(listener);
  return () => arrivals.delete(listener);
}
