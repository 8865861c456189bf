import type { Education } from '@abroad/contract/history';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/browser-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { fieldFailures } from '../forms/server-errors.ts';

/** Asks us to list a domain, with a page of the university that names it. */
export function ProposeDomain({ education, domain: first }: { education: Education; domain: string }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const [body, setBody] = useState({ domain: first, page_url: '' });
  const propose = useMutation({
    mutationFn: (proposal: typeof body) => api.proposeMailDomain({ params: { id: education.id }, body: proposal }),
  });
  const errorAt = (path: string) => fieldFailures(propose.error).find((failure) => failure.path === path)?.message;
  if (propose.isSuccess) {
    return (
      <p>
        <output>{t('proofs.proposed')}</output>
      </p>
    );
  }
  if (!isOpen) {
    return (
      <div>
        <Button kind="quiet" size="small" onClick={() => setIsOpen(true)}>
          {t('proofs.propose')}
        </Button>
      </div>
    );
  }
  return (
    <form
      className="card card-body stack"
      aria-label={t('proofs.propose')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!propose.isPending) propose.mutate(body);
      }}
    >
      <TextField
        label={t('proofs.domain')}
        value={body.domain}
        dir="ltr"
        onChange={(event) => setBody({ ...body, domain: event.target.value })}
        error={errorAt('domain')}
      />
      <TextField
        type="url"
        label={t('proofs.page')}
        hint={t('proofs.page_hint')}
        value={body.page_url}
        dir="ltr"
        onChange={(event) => setBody({ ...body, page_url: event.target.value })}
        error={errorAt('page_url')}
      />
      {fieldFailures(propose.error).length === 0 && <FailureMessage variant="inline" error={propose.error} />}
      <div>
        <Button type="submit" kind="line" size="small" loading={propose.isPending && t('proofs.sending')}>
          {t('proofs.propose_send')}
        </Button>
      </div>
    </form>
  );
}
