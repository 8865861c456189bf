import { PatchMentorProfile, type MentorProfile } from '@abroad/contract/profiles';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { z } from 'zod';
import { keptEdit } from '../../forms/kept-edit.ts';
import { mergeEdits } from '../../forms/merge-edits.ts';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { MentorTexts } from '../../mentor-fields/mentor-texts.ts';
import { useChangeProfile, useRefreshProfile } from '../change-profile.ts';
import { sectionDraft, sectionFields, textsOf, type SectionName } from './sections.ts';

const Kept = keptEdit(MentorTexts);

/** The contract's rules for the fields of one section; the others are not sent, and not judged. */
export const rulesOf = (section: SectionName) =>
  z
    .custom<MentorTexts>()
    .transform((texts): unknown => Object.fromEntries(sectionFields[section].map((field) => [field, texts[field]])))
    .pipe(PatchMentorProfile);

interface Subject {
  formId: string;
  own: MentorProfile;
  userId: string;
  section: SectionName;
  onSaved: () => void;
}

const begunUpon = (own: MentorProfile) => ({ seen: own.updated_at, base: textsOf(own) });

/** The form of one section; see `useEditForm`. */
export function useSectionForm({ formId, own, userId, section, onSaved }: Subject) {
  const [resolver] = useState(() => zodResolver(rulesOf(section)));
  const { mutateAsync } = useChangeProfile(own.slug);
  const refresh = useRefreshProfile(own.slug);
  return useEditForm({
    formId,
    userId,
    draftName: sectionDraft(section),
    kept: Kept,
    begun: () => begunUpon(own),
    resolver,
    merge: mergeEdits<MentorTexts>,
    save: (changes, seen) => mutateAsync({ ...changes, ...(seen !== null && { updated_at: seen }) }),
    onSaved,
    fetchNewer: async () => begunUpon(await refresh()),
  });
}
