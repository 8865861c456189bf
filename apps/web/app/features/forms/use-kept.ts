import { useState } from 'react';
import { useSession } from '../../session/use-session.tsx';
import { draftKey } from '../../lib/draft-storage.ts';

/**
 * The state of a form whose sending may ask for a new sign-in, which it survives in this tab. Call `forget` when it has been sent.
 * @param name of the form, with the id of its subject.
 */
export function useKept<T extends Readonly<Record<string, string>>>(name: string, empty: T) {
  const key = draftKey(`admin.${name}`, useSession().user?.id ?? '');
  const [value, setValue] = useState<T>(() => read(key, empty));
  return {
    value,
    change(part: Partial<T>) {
      const next = { ...value, ...part };
      setValue(next);
      keep(key, next);
    },
    forget() {
      setValue(empty);
      keep(key, null);
    },
  };
}

function read<T extends Readonly<Record<string, string>>>(key: string, empty: T): T {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const fits = Object.entries(kept ?? {}).filter(([name, text]) => name in empty && typeof text === 'string');
    return { ...empty, ...(Object.fromEntries(fits) as Partial<T>) };
  } catch {
    return empty;
  }
}

function keep(key: string, value: unknown): void {
  try {
    if (value === null) {
      sessionStorage.removeItem(key);
    } else {
      sessionStorage.setItem(key, JSON.stringify(value));
    }
  } catch {
    // A browser that keeps nothing still has it on the page.
  }
}
