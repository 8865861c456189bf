import type { Education } from '@abroad/contract/history';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { api } from '../../api/browser-client.ts';
import { isFailure } from '../../api/failure.ts';
import { toAsciiDigits } from '../../lib/ascii-digits.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { fieldFailures } from '../forms/server-errors.ts';
import { NoTries } from './no-tries.tsx';
import { ProposeDomain } from './propose-domain.tsx';
import { useTabDraft } from '../forms/use-tab-draft.ts';

interface Properties {
  education: Education;
  userId: string;
  isCodeSent: boolean;
  /** How many more times documents may be handed in instead. */
  documentsLeft: number;
  onChanged: () => Promise<void>;
  onDocument: () => void;
}

const codeDigits = 6;
const needsDocument = (error: unknown) => isFailure(error) && error.code === 'PROOF_NEEDS_DOCUMENT';

/** A code to an address at the university. */
export function MailWay({ education, userId, isCodeSent, documentsLeft, onChanged, onDocument }: Properties) {
  const t = useT();
  const params = { id: education.id };
  const { value: email, change, forget } = useTabDraft(`proof.${education.id}`, userId, z.string(), '');
  const domains = useQuery({
    queryKey: ['mail-domains', education.university_id],
    enabled: education.university_id !== null,
    staleTime: Infinity,
    queryFn: ({ signal }) => api.listMailDomains({ params: { id: education.university_id ?? '' }, signal }),
  });
  const send = useMutation({
    mutationFn: (address: string) => api.startMailProof({ params, body: { email: address } }),
    onSuccess: onChanged,
  });
  const listed = (domains.data?.items ?? []).slice(0, 3).map(({ domain }) => `@${domain}`);
  const errorAt = fieldFailures(send.error).find(({ path }) => path === 'email')?.message;
  return (
    <div className="stack">
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!send.isPending) send.mutate(email.trim());
        }}
      >
        <TextField
          type="email"
          label={t('proofs.email')}
          hint={
            listed.length > 0
              ? t('proofs.email_hint', { domains: t.list(listed) })
              : domains.isSuccess
                ? t('proofs.no_domains')
                : undefined
          }
          value={email}
          autoComplete="email"
          onChange={(event) => change(event.target.value)}
          error={errorAt}
        />
        <p className="small muted">{t('proofs.email_kept')}</p>
        {errorAt === undefined && <FailureMessage variant="inline" error={send.error} />}
        <div>
          <Button type="submit" {...(isCodeSent && { kind: 'line' })} loading={send.isPending && t('proofs.sending')}>
            {t(isCodeSent ? 'proofs.send_again' : 'proofs.send_code')}
          </Button>
        </div>
      </form>
      {needsDocument(send.error) && (
        <div className="stack">
          {documentsLeft > 0 && (
            <div>
              <Button kind="line" size="small" onClick={onDocument}>
                {t('proofs.to_document')}
              </Button>
            </div>
          )}
          <ProposeDomain education={education} domain={email.split('@').at(-1) ?? ''} />
        </div>
      )}
      {documentsLeft === 0 && <NoTries />}
      {isCodeSent && (
        <CodeForm
          education={education}
          onProven={async () => {
            forget();
            showToast({ text: t('proofs.proven') });
            await onChanged();
          }}
        />
      )}
    </div>
  );
}

function CodeForm({ education, onProven }: { education: Education; onProven: () => Promise<void> }) {
  const t = useT();
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: (digits: string) => api.confirmMailProof({ params: { id: education.id }, body: { code: digits } }),
    onSuccess: onProven,
  });
  const errorAt = fieldFailures(confirm.error).find(({ path }) => path === 'code')?.message;
  return (
    <form
      className="card card-body stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!confirm.isPending) confirm.mutate(code);
      }}
    >
      <TextField
        label={t('proofs.code')}
        hint={t('proofs.code_hint')}
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        onChange={(event) => setCode(toAsciiDigits(event.target.value).replaceAll(/\D/g, '').slice(0, codeDigits))}
        error={errorAt}
      />
      {errorAt === undefined && <FailureMessage variant="inline" error={confirm.error} />}
      <div>
        <Button type="submit" loading={confirm.isPending && t('proofs.confirming')}>
          {t('proofs.confirm')}
        </Button>
      </div>
    </form>
  );
}
