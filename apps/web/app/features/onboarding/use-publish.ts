import type { MentorOnboarding } from '@abroad/contract/profiles';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api/browser-client.ts';
import { isFailure } from '../../api/failure.ts';
import { createKeyFor } from '../../lib/idempotency-key.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useRole } from '../../session/use-role.ts';
import { showToast } from '../../ui/toast.ts';

/**
 * Makes somebody a mentor and leads to the new profile. A retry with the same words is the same request; one whose
 * answer was lost is not a failure, for the profile exists then.
 */
export function usePublish(forgetDraft: () => void): (onboarding: MentorOnboarding) => Promise<void> {
  const t = useT();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { switchTo } = useRole();
  const [keyFor] = useState(createKeyFor);

  return async (onboarding) => {
    const slug = await publish(onboarding, keyFor(onboarding));
    forgetDraft();
    switchTo('mentor');
    await navigate(slug === null ? paths.myProfile() : paths.mentorProfile(slug), { replace: true });
    showToast({ text: t('onboarding.published') });
    // Not before leaving: the page would say for a moment that one is a mentor already.
    void queries.invalidateQueries();
  };
}

/** @returns the slug of the profile, or null where there was one before. Throws what the API refuses otherwise. */
async function publish(body: MentorOnboarding, key: string): Promise<string | null> {
  try {
    const profile = await api.completeMentorOnboarding({ body, idempotency_key: key });
    return profile.slug;
  } catch (error) {
    if (isFailure(error) && error.code === 'ALREADY_EXISTS') {
      return null;
    }
    throw error;
  }
}
