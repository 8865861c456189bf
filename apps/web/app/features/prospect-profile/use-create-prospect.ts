import type { AuthenticatedUser } from '@abroad/contract/identity';
import type { CreateProspectProfile } from '@abroad/contract/profiles';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../api/browser-client.ts';
import { isFailure } from '../../api/failure.ts';
import { createKeyFor } from '../../lib/idempotency-key.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { safeRedirect } from '../../lib/safe-redirect.ts';
import { useRole } from '../../session/use-role.ts';
import { showToast } from '../../ui/toast.ts';

interface Subject {
  userId: string;
  record: AuthenticatedUser;
  /** The present version of the platform terms. */
  termsVersion: string;
  forgetDraft: () => void;
}

/** Accepts the terms where that is still to do, makes the profile, and leads on. Throws what the API refuses. */
export function useCreateProspect({ userId, record, termsVersion, forgetDraft }: Subject) {
  const t = useT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const queries = useQueryClient();
  const { switchTo } = useRole();
  const [keyFor] = useState(createKeyFor);

  return async (body: CreateProspectProfile): Promise<void> => {
    if (record.platform_terms_version === null) {
      const terms = { terms: 'platform', version: termsVersion } as const;
      const accepted = await api.acceptTerms({ params: { id: record.id }, body: terms });
      queries.setQueryData(['record', userId], accepted);
    }
    await createOnce(body, keyFor(body));
    forgetDraft();
    switchTo('prospect');
    await navigate(safeRedirect(search.get('redirect_url'), searchFor(body)), { replace: true });
    showToast({ text: t('prospects.created') });
    // Not before leaving: the page would say for a moment that there is a profile already.
    void queries.invalidateQueries();
  };
}

/** A profile that exists is what was wanted, also when the first answer was lost on the way. */
async function createOnce(body: CreateProspectProfile, key: string): Promise<void> {
  try {
    await api.createProspectProfile({ body, idempotency_key: key });
  } catch (error) {
    if (!isFailure(error) || error.code !== 'ALREADY_EXISTS') {
      throw error;
    }
  }
}

/** The search for mentors of the route that was just told. */
function searchFor(body: CreateProspectProfile): string {
  return paths.search({
    origin_country_codes: typeof body.origin_country_code === 'string' ? [body.origin_country_code] : [],
    destination_country_codes: body.target_country_codes ?? [],
  });
}
