import { z } from 'zod';
import { useDocuments } from './documents-field.tsx';
import { useTabDraft } from './use-tab-draft.ts';

const Sent = z.array(z.object({ id: z.string(), filename: z.string() }));

/** Documents that survive a reload of this tab. `forget` when they are handed in, or gone. */
export function useKeptDocuments(name: string, { userId, max }: { userId: string; max: number }) {
  const { value: sent, change, forget } = useTabDraft(name, userId, Sent, []);
  return { ...useDocuments({ sent, change, max }), forget };
}
