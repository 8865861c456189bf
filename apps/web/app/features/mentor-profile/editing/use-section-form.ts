import { PatchMentorProfile, type MentorProfile } from '@abroad/contract/profiles';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type FieldPath } from 'react-hook-form';
import { z } from 'zod';
import { isOutdated } from '../../../api/is-outdated.ts';
import { focusFirstError } from '../../forms/focus-first-error.ts';
import { fieldFailures } from '../../forms/server-errors.ts';
import { mergeEdits } from '../../forms/merge-edits.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { useFormMeanwhile } from '../../forms/use-meanwhile.ts';
import { MentorTexts } from '../../mentor-fields/mentor-texts.ts';
import { useChangeProfile, useRefreshProfile } from '../change-profile.ts';
import { sectionDraft, sectionFields, textsOf, type SectionName } from './sections.ts';

const Kept = z.object({
  texts: MentorTexts,
  seen: z.string().nullable().catch(null),
  base: MentorTexts.nullable().catch(null),
});

/** The contract's rules for the fields of one section; the others are not sent, and not judged. */
export const rulesOf = (section: SectionName) =>
  z
    .custom<MentorTexts>()
    .transform((texts): unknown => Object.fromEntries(sectionFields[section].map((field) => [field, texts[field]])))
    .pipe(PatchMentorProfile);

/** What the form was begun upon: its texts, and the state that the API compares. */
interface Begun {
  seen: string | null;
  base: MentorTexts | null;
}
const begunUpon = (own: MentorProfile): Begun => ({ seen: own.updated_at, base: textsOf(own) });

interface Subject {
  formId: string;
  own: MentorProfile;
  userId: string;
  section: SectionName;
  onSaved: () => void;
}

/**
 * The form of one section. What was typed comes back after a failure, a reload or an expired session; errors of the
 * service stand under their fields; what another window changed meanwhile is brought together with it.
 */
export function useSectionForm({ formId, own, userId, section, onSaved }: Subject) {
  const { kept, keep, forget } = useDraft(sectionDraft(section), userId, Kept);
  const [begun, setBegun] = useState<Begun>(() => kept ?? begunUpon(own));
  const [rules] = useState(() => rulesOf(section));
  const { mutateAsync, error } = useChangeProfile(own.slug);
  const refresh = useRefreshProfile(own.slug);
  const form = useForm<MentorTexts, unknown, z.output<typeof rules>>({
    mode: 'onChange',
    // Done here, in the order of the page: pickers are fields as well.
    shouldFocusError: false,
    resolver: zodResolver(rules),
    defaultValues: kept?.texts ?? textsOf(own),
  });
  const { meanwhile, bringTogether } = useFormMeanwhile<MentorTexts>(form, mergeEdits);
  const texts = useWatch({ control: form.control }) as MentorTexts;
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => {
    if (isDirty) {
      keep({ texts, seen: begun.seen, base: begun.base });
    }
  }, [isDirty, keep, texts, begun]);

  const meet = async () => {
    const stands = await refresh();
    bringTogether(begun.base ?? textsOf(stands), textsOf(stands));
    setBegun(begunUpon(stands));
  };
  const submit = form.handleSubmit(
    async (changes) => {
      try {
        await mutateAsync({ ...changes, ...(begun.seen !== null && { updated_at: begun.seen }) });
      } catch (failure) {
        if (isOutdated(failure)) {
          // Where it can't be fetched, nothing is lost: the next try is refused as this one was.
          await meet().catch(() => undefined);
        }
        for (const { path, message } of fieldFailures(failure)) {
          form.setError(path as FieldPath<MentorTexts>, { type: 'server', message });
        }
        focusFirstError(formId);
        return;
      }
      forget();
      onSaved();
    },
    () => focusFirstError(formId),
  );
  return { form, error, meanwhile, isSubmitting, submit, forget };
}
