import { useState } from 'react';
import { useSession } from '../../session/use-session.tsx';
import { draftKey } from '../../lib/draft-storage.ts';

/**
 * Text of the signed-in person that survives a reload and a new sign-in in this tab; for parts that only the browser
 * renders, anew for another user. Text typed signed out goes to the person who signs in here. Call `clear` when it has been sent.
 */
export function useMessageDraft(name: string): { text: string; write: (text: string) => void; clear: () => void } {
  const unowned = draftKey(name, '');
  const key = draftKey(name, useSession().user?.id ?? '');
  const [text, setText] = useState(() => read(key) || read(unowned));
  const replace = (next: string) => {
    keep(unowned, '');
    keep(key, next);
  };

  return {
    text,
    write(next) {
      setText(next);
      replace(next);
    },
    clear: () => replace(''),
  };
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keep(key: string, text: string): void {
  try {
    if (text === '') {
      sessionStorage.removeItem(key);
    } else {
      sessionStorage.setItem(key, text);
    }
  } catch {
    // A browser that keeps nothing still has the text on the page.
  }
}
