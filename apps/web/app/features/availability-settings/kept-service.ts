import type { EventTypeSettings } from '@abroad/contract/availability-settings';
import { browserStorage, draftKey, removeDraft } from '../../lib/draft-storage.ts';
import type { ServiceDraft } from './service-draft.ts';
import { readShaped, writeShaped } from './shaped-draft.ts';

/** A service as it was typed and not saved yet, with the state on which it is based. */
export interface KeptService {
  draft: ServiceDraft;
  base: ServiceDraft;
  /** Its `updated_at` then; missing for a new one. */
  seen?: string | undefined;
}

/** @param id null for a new one. */
const keyOf = (userId: string, id: string | null) => draftKey(`service-${id ?? 'new'}`, userId);

/** Fills in a field that drafts of earlier versions lack. */
const completed = (draft: ServiceDraft): ServiceDraft => ({ ...draft, instruction: draft.instruction ?? '' });

export function keptService(userId: string, id: string | null): KeptService | null {
  const kept = readShaped<KeptService>(browserStorage, keyOf(userId, id));
  return kept && { ...kept, draft: completed(kept.draft), base: completed(kept.base) };
}

export const keepService = (userId: string, id: string | null, kept: KeptService) =>
  writeShaped(browserStorage, keyOf(userId, id), kept);
export const forgetService = (userId: string, id: string | null) => removeDraft(browserStorage, keyOf(userId, id));

/** Finds the service whose dialog was left with unsaved text in an earlier visit; null in it stands for a new service. */
export function serviceInWork(
  userId: string,
  services: readonly EventTypeSettings[],
): { service: EventTypeSettings | null } | null {
  const service = services.find(({ id }) => keptService(userId, id) !== null);
  if (service !== undefined) {
    return { service };
  }
  return keptService(userId, null) === null ? null : { service: null };
}
