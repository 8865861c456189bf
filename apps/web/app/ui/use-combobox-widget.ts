import { useSyncExternalStore } from 'react';
import type { ComboboxWidget } from './combobox-widget.tsx';

type Widget = typeof ComboboxWidget;

const listeners = new Set<() => void>();
let widget: Widget | null = null;
let fetching: Promise<void> | null = null;

/** Fetches the list of pickers, once. If that fails, the next approach tries again. */
export function fetchComboboxWidget(): void {
  fetching ??= import('./combobox-widget.tsx').then(
    (module) => {
      widget = module.ComboboxWidget;
      listeners.forEach((listener) => listener());
    },
    () => {
      fetching = null;
    },
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The list of pickers once it is there; null before that and on the server. */
export function useComboboxWidget(): Widget | null {
  return useSyncExternalStore(
    subscribe,
    () => widget,
    () => null,
  );
}
