import { queryOptions } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import { api } from '../../api/browser-client.ts';
import { useDraft } from '../forms/use-draft.ts';
import { MentorDraft } from './mentor-draft.ts';
import { mentorSteps } from './mentor-steps.ts';

const KeptMentor = z.object({
  step: z.enum(mentorSteps).catch('studies'),
  values: MentorDraft,
  /** When it was typed, by the clock of the device; epoch milliseconds. */
  at: z.number().catch(0),
});
type KeptMentor = z.infer<typeof KeptMentor>;

/** Milliseconds without typing before it is saved in the account. */
const PAUSE = 2000;

/** The draft of the form in the account; null if there is none, or it can't be read. */
export const accountDraft = (userId: string) =>
  queryOptions({
    queryKey: ['onboarding-draft', userId],
    // Read once for each visit: text typed meanwhile is newer.
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }) => {
      const { draft } = await api.getOnboardingDraft({ signal });
      return readKept(draft);
    },
  });

function readKept(draft: string | null): KeptMentor | null {
  try {
    return draft === null ? null : (KeptMentor.safeParse(JSON.parse(draft)).data ?? null);
  } catch {
    return null;
  }
}

/** The place of the draft: in the account, in this browser alone, or nowhere. */
export type KeptIn = 'account' | 'browser' | null;

/**
 * The draft of becoming a mentor: in this browser with each key, and in the account after a pause, so that it can be continued
 * elsewhere. The later one of the two is shown.
 * @param inAccount the account's draft when the page was opened. Undefined if that couldn't be read: then it isn't overwritten.
 */
export function useMentorDraft(userId: string, inAccount: KeptMentor | null | undefined) {
  const local = useDraft('mentor', userId, KeptMentor);
  const [kept] = useState(() => later(local.kept, inAccount ?? null));
  const [isRead] = useState(inAccount !== undefined);
  const [savedInAccount, setSavedInAccount] = useState(false);
  const saver = useRef<ReturnType<typeof saveLater>>(null);
  useEffect(() => {
    saver.current = saveLater(setSavedInAccount);
    return () => saver.current?.end();
  }, []);
  const { keep, forget, isKept } = local;
  const written = useRef(JSON.stringify(kept === null ? null : { step: kept.step, values: kept.values }));
  const actions = useMemo(
    () => ({
      keep(draft: Omit<KeptMentor, 'at'>) {
        const text = JSON.stringify(draft);
        if (text !== written.current) {
          written.current = text;
          const typed = { ...draft, at: Date.now() };
          keep(typed);
          if (isRead) {
            saver.current?.save(JSON.stringify(typed));
          }
        }
      },
      forget() {
        saver.current?.drop();
        forget();
      },
    }),
    [keep, forget, isRead],
  );
  const keptIn: KeptIn = savedInAccount ? 'account' : isKept ? 'browser' : null;
  return { kept, keptIn, ...actions };
}

const later = (one: KeptMentor | null, other: KeptMentor | null) =>
  one === null || (other !== null && other.at > one.at) ? other : one;

/** Saves the last of several drafts after a pause, and a waiting one at the end. @param tell gets whether the last one could be saved. */
function saveLater(tell: (isSaved: boolean) => void) {
  let waiting: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    const draft = waiting;
    waiting = null;
    if (draft !== null) {
      api.putOnboardingDraft({ body: { draft } }).then(
        () => tell(true),
        () => tell(false),
      );
    }
  };
  return {
    save(draft: string) {
      waiting = draft;
      clearTimeout(timer);
      timer = setTimeout(send, PAUSE);
    },
    drop() {
      waiting = null;
      clearTimeout(timer);
    },
    end() {
      clearTimeout(timer);
      send();
    },
  };
}
