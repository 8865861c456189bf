import type { AuthenticatedUser } from '@abroad/contract/identity';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { createKeyFor } from '../../lib/idempotency-key.ts';
import type { MessageKey } from '../../locales/index.ts';
import { useRecord } from '../../session/use-record.ts';
import { useResources } from '../../session/use-resources.ts';
import { useRole } from '../../session/use-role.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { showToast } from '../../ui/toast.ts';
import { MissingEmail } from '../account/missing-email.tsx';
import { FailureCard } from '../errors/failure-card.tsx';

type Role = 'mentor' | 'prospect';

interface Properties {
  profile: Role;
  /** The page's content for a user who has the profile already. */
  already: { title: string; text: string; action: string; to: string };
  /** Whether what the form needs besides is still loading. */
  isWaiting?: boolean;
  skeleton: ReactNode;
  /** Renders the form, given the person's record. */
  children: (record: AuthenticatedUser) => ReactNode;
}

/** The form that creates a profile, once the person is known; people who have the profile are led to it. */
export function OnboardingGate({ profile, already, isWaiting = false, skeleton, children }: Properties) {
  const record = useRecord();
  const resources = useResources();
  if (resources.data?.[`has_${profile}_profile`]) {
    return (
      <Card>
        <EmptyState title={already.title} action={<ButtonLink to={already.to}>{already.action}</ButtonLink>}>
          {already.text}
        </EmptyState>
      </Card>
    );
  }
  if (record.data && resources.data && !isWaiting) {
    return (
      <>
        <MissingEmail record={record.data} />
        {children(record.data)}
      </>
    );
  }
  const error = record.error ?? resources.error;
  if (error) {
    return (
      <FailureCard
        error={error}
        onRetry={() => {
          void record.refetch();
          void resources.refetch();
        }}
      />
    );
  }
  return skeleton;
}

interface Creation<Body> {
  role: Role;
  create: (request: { body: Body; idempotency_key: string }) => Promise<unknown>;
  /** The lines for a new profile, and for one that is there already. */
  words: { created: MessageKey; already: MessageKey };
  forgetDraft: () => void;
}

/**
 * Creates a profile and opens the next page. A retry with the same values is the same request. If there is a profile already, it
 * stays as it is, a line says so, and the next page opens too. Throws the API's other refusals.
 */
export function useCreateProfile<Body extends object>({ role, create, words, forgetDraft }: Creation<Body>) {
  const t = useT();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { switchTo } = useRole();
  const [keyFor] = useState(createKeyFor);

  return async (body: Body, next: string): Promise<void> => {
    const isNew = await create({ body, idempotency_key: keyFor(body) }).then(
      () => true,
      (error: unknown) => {
        if (isFailure(error) && error.code === 'ALREADY_EXISTS') {
          return false;
        }
        throw error;
      },
    );
    forgetDraft();
    switchTo(role);
    await navigate(next, { replace: true });
    showToast({ text: t(isNew ? words.created : words.already) });
    // Only after leaving, because the page would say for a moment that there is a profile already.
    void queries.invalidateQueries();
  };
}
