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
 * Makes somebody a mentor and leads to what is left to do. A retry with the same words is the same request; one whose
 * answer was lost is not a failure, for the profile exists then.
 */
export function usePublish(forgetDraft: () => void): (onboarding: MentorOnboarding) => Promise<void> {
  const t = useT();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { switchTo } = useRole();
  const [keyFor] = useState(createKeyFor);

  return async (onboarding) => {
    await publish(onboarding, keyFor(onboarding));
    forgetDraft();
    switchTo('mentor');
    await navigate(paths.mentorHome(), { replace: true });
    showToast({ text: t('onboarding.published') });
    // Not before leaving: the page would say for a moment that one is a mentor already.
    void queries.invalidateQueries();
  };
}

/** Makes the profile; one that is there already is as good. Throws what the API refuses otherwise. */
async function publish(body: MentorOnboarding, key: string): Promise<void> {
  try {
    await api.completeMentorOnboarding({ body, idempotency_key: key });
  } catch (error) {
    if (!isFailure(error) || error.code !== 'ALREADY_EXISTS') {
      throw error;
    }
  }
}
