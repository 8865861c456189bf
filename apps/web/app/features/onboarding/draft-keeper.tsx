import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { MentorDraft } from './mentor-draft.ts';
import type { MentorStep } from './mentor-steps.ts';

interface Properties {
  step: MentorStep;
  keep: (draft: { step: MentorStep; values: MentorDraft }) => void;
}

/** Keeps every change of the form. A component of its own, so that typing renders nothing else again. */
export function DraftKeeper({ step, keep }: Properties) {
  const { control } = useFormContext<MentorDraft>();
  // Every field has a value from the beginning, so nothing is missing here.
  const values = useWatch({ control }) as MentorDraft;
  useEffect(() => keep({ step, values }), [values, step, keep]);
  return null;
}
