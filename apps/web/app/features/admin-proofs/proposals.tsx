import type { MailDomainProposal } from '@abroad/contract/proofs';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { ConsoleRefusal } from '../admin/console-failure.tsx';
import { useAdminChange } from '../admin/use-admin.ts';

/** Domains that mentors proposed, with the page that names them. */
export function Proposals({ proposals }: { proposals: readonly MailDomainProposal[] }) {
  const t = useT();
  if (proposals.length === 0) {
    return null;
  }
  return (
    <section className="card card-body stack" aria-labelledby="proposals">
      <h2 id="proposals" className="card-title">
        {t('domains.proposals')}
      </h2>
      <ul className="stack">
        {proposals.map((proposal) => (
          <Proposal key={proposal.id} proposal={proposal} />
        ))}
      </ul>
    </section>
  );
}

function Proposal({ proposal: { id, domain, page_url, university, created_at } }: { proposal: MailDomainProposal }) {
  const t = useT();
  const format = useFormat();
  const decide = useAdminChange((api, accept: boolean) =>
    api.decideMailDomainProposal({ params: { id }, body: { accept } }),
  );
  return (
    <li className="stack">
      <p>
        <bdi className="strong" dir="ltr">
          @{domain}
        </bdi>{' '}
        · <bdi>{university.name}</bdi> · {format.moment(created_at)}
      </p>
      <p>
        <a className="link" href={page_url} target="_blank" rel="noreferrer noopener">
          <bdi dir="ltr">{page_url}</bdi>
        </a>
      </p>
      <div className="row">
        <Button
          size="small"
          aria-label={t('domains.accept_of', { domain })}
          loading={decide.isPending && t('admin.saving')}
          onClick={() => decide.mutate(true)}
        >
          {t('domains.accept')}
        </Button>
        <Button
          kind="line"
          size="small"
          aria-label={t('domains.decline_of', { domain })}
          onClick={() => decide.isPending || decide.mutate(false)}
        >
          {t('domains.decline')}
        </Button>
      </div>
      <ConsoleRefusal error={decide.error} />
    </li>
  );
}
