import { use, useEffect } from 'react';
import { PageNonceContext } from '../../lib/page-nonce.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The input on the page before React took it over. */
interface EarlyInput {
  /** The button that was pressed last, or the form that was sent by Enter. */
  press: HTMLElement | null;
  /** Each field that was changed, with its value then: its text, or whether it was ticked. */
  fields: Map<Field, string | boolean>;
  stop: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/**
 * Runs in the page's head, as written here. Links, `<details>` and forms with an address work without scripts and are
 * left alone; a press that only a script can answer is kept. So is the browser's offer to install the app, which it makes
 * once and otherwise shows by itself.
 */
const recorder = `{
const early = window.earlyInput = { press: null, fields: new Map() };
const press = (event, target, works) => {
  early.press = works ? null : target;
  if (works) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};
const listeners = {
  click(event) {
    const target = event.target.closest('a[href], button, input[type=submit]');
    if (target) press(event, target, target.href || (target.type === 'submit' && target.form?.hasAttribute('action')));
  },
  submit: (event) => press(event, event.target, event.target.hasAttribute('action')),
  input({ target }) {
    early.fields.set(target, /^(checkbox|radio)$/.test(target.type) ? target.checked : target.value);
  },
};
for (const type in listeners) addEventListener(type, listeners[type], true);
early.stop = () => {
  for (const type in listeners) removeEventListener(type, listeners[type], true);
};
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installOffer = event;
});
}`;

/** Records presses and typed text until the page's scripts run. It comes before everything that can be pressed. */
export function EarlyInputRecorder() {
  return (
    <script
      nonce={use(PageNonceContext)}
      suppressHydrationWarning
      // In the browser it ran already.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? recorder : '' }}
    />
  );
}

/** Replays early presses and typed text once. It comes last, so that all other effects have run. */
export function EarlyInputReplay() {
  useEffect(() => {
    const early = window.earlyInput;
    if (early === undefined) return;
    delete window.earlyInput;
    early.stop();
    early.fields.forEach((value, field) => enter(findAgain(field), value));
    const target = early.press && findAgain(early.press);
    if (target instanceof HTMLFormElement) target.requestSubmit();
    else target?.click();
  }, []);
  return null;
}

/** The element itself, or the one element like it if React has rendered the page again. */
function findAgain<E extends HTMLElement>(element: E): E | undefined {
  if (element.isConnected) return element;
  const alike = [...document.querySelectorAll<E>(element.localName)].filter(
    (other) => identify(other) === identify(element),
  );
  return alike.length === 1 ? alike[0] : undefined;
}

const identify = (element: HTMLElement) =>
  [
    ...['name', 'type', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name)),
    element.textContent,
  ].join('\n');

/** Tells React the value of a field. It ignores an event that changes nothing since it first saw the field. */
function enter(field: Field | undefined, value: string | boolean): void {
  if (field === undefined) return;
  if (typeof value === 'boolean') {
    if (!(field instanceof HTMLInputElement)) return;
    field.checked = !value;
    field.click();
  } else if (field instanceof HTMLSelectElement || field.type === 'file') {
    if (field.type !== 'file') field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    if (field.value !== value) field.value = value;
    // React remembers the value that was set last, here on a copy: the text, caret and input method of the field stay.
    Object.getOwnPropertyDescriptor(field, 'value')?.set?.call(field.cloneNode(), field.defaultValue);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
