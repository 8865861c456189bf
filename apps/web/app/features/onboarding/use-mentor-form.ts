import type { AuthenticatedUser } from '@abroad/contract/identity';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../api/browser-client.ts';
import { paths } from '../../lib/paths.ts';
import { useViewerZone } from '../../lib/viewer.tsx';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { fieldFailures } from '../forms/server-errors.ts';
import { useMentorDraft } from './account-draft.ts';
import { emptyMentorDraft, MentorDraftRules, type MentorDraft } from './mentor-draft.ts';
import { useCreateProfile } from './onboarding-gate.tsx';
import { fieldsOfStep, firstStepOf, isMentorStep, stepAfter, type MentorStep } from './mentor-steps.ts';

interface Subject {
  userId: string;
  record: AuthenticatedUser;
  /** Whether the present terms were accepted; without that there is only the first step. */
  accepted: boolean;
  /** The account's draft when the page was opened; undefined if it couldn't be read. */
  inAccount: Parameters<typeof useMentorDraft>[1];
  /** Id of the element around the form. */
  formId: string;
}

/**
 * The form of becoming a mentor with its draft and its steps. The step is in the address, so that the browser's
 * Back goes to the one before; without one the person's last step is shown.
 */
export function useMentorForm({ userId, record, accepted, inAccount, formId }: Subject) {
  const zone = useViewerZone();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const draft = useMentorDraft(userId, inAccount);
  const publish = useCreateProfile({
    role: 'mentor',
    create: api.completeMentorOnboarding,
    words: { created: 'onboarding.published', already: 'onboarding.already_title' },
    forgetDraft: draft.forget,
  });
  const [error, setError] = useState<unknown>(null);
  const form = useForm({
    mode: 'onChange',
    resolver: zodResolver(MentorDraftRules),
    defaultValues: draft.kept
      ? { ...draft.kept.values, time_zone: draft.kept.values.time_zone || zone }
      : emptyMentorDraft(record, zone),
  });

  const keptStep = draft.kept?.step ?? 'studies';
  const resumed = keptStep === 'terms' ? 'studies' : keptStep;
  const requestedStep = search.get('step');
  const step: MentorStep = accepted ? (isMentorStep(requestedStep) ? requestedStep : resumed) : 'terms';
  const goTo = async (next: MentorStep) => {
    await navigate(paths.mentorOnboarding({ step: next }));
  };

  /** Opens the first step with a mistake. A step that appears focuses its first mistake itself. */
  const showMistakes = async (fields: readonly string[]) => {
    const mistaken = firstStepOf(fields);
    if (mistaken !== null && mistaken !== step) {
      await goTo(mistaken);
    }
  };
  const goOn = async () => {
    if (await form.trigger([...fieldsOfStep[step]])) {
      setError(null);
      await goTo(stepAfter(step));
    } else {
      focusFirstError(formId);
    }
  };
  const submit = form.handleSubmit(
    async (onboarding) => {
      setError(null);
      try {
        await publish(onboarding, paths.mentorHome());
      } catch (failure) {
        setError(failure);
        const refused = fieldFailures(failure);
        for (const { path, message } of refused) {
          form.setError(path as keyof MentorDraft, { type: 'server', message });
        }
        await showMistakes(refused.map(({ path }) => path));
      }
    },
    (mistakes) => showMistakes(Object.keys(mistakes)),
  );

  return { form, draft, step, resumed, error, goTo, goOn, submit };
}
