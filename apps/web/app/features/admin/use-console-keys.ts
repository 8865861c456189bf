import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

const flag = 'am_console_keys';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function areOn(): boolean {
  try {
    return localStorage.getItem(flag) !== 'off';
  } catch {
    return true;
  }
}

/** Whether keys without Ctrl or Alt are active: people who use voice control turn them off (WCAG 2.2, 2.1.4). */
export function useKeysOn(): [on: boolean, turn: (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, areOn, () => true);
  const turn = (next: boolean) => {
    try {
      localStorage.setItem(flag, next ? 'on' : 'off');
    } catch {
      // Then they stay on.
    }
    listeners.forEach((listener) => listener());
  };
  return [on, turn];
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]');

/** Binds actions to single keys on this page: `{ j: next, e: claim }`. They do nothing in text fields, in dialogs, or when turned off. */
export function useConsoleKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const [on] = useKeysOn();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (hasModifier || isTyping(event.target) || document.querySelector('.dialog, .drawer') !== null) {
      return;
    }
    const act = keys[event.key];
    if (act !== undefined) {
      event.preventDefault();
      act();
    }
  });
  useEffect(() => {
    if (!on) {
      return undefined;
    }
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}

/** `/` leads to the first field of this form. */
export function useSearchKey() {
  const form = useRef<HTMLFormElement>(null);
  useConsoleKeys({ '/': () => form.current?.querySelector('input')?.focus() });
  return form;
}
