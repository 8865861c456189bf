import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../api/browser-client.ts';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import type { SessionUser } from '../../session/types.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { unlisted } from '../../lib/page-title.ts';

export const meta = unlisted('firstadmin.title');

/** The page behind the command line's link: the first person who signs in here becomes the first admin. */
export default function FirstAdminPage() {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow stack">
      <h1>{t('firstadmin.title')}</h1>
      <SignedInOnly fallback={<Skeleton shape="block" />}>{(user) => <Offer user={user} />}</SignedInOnly>
    </main>
  );
}

function Offer({ user }: { user: SessionUser }) {
  const t = useT();
  const queries = useQueryClient();
  const { hash } = useLocation();
  // The browser sends the part after the number sign to no server.
  const [token] = useState(() => hash.slice(1));
  const become = useMutation({
    mutationFn: () => api.becomeFirstAdmin({ body: { token } }),
    onSuccess: () => queries.invalidateQueries(),
  });
  if (become.isSuccess) {
    return (
      <>
        <Banner>{t('firstadmin.done')}</Banner>
        <p>{t('firstadmin.done_text')}</p>
      </>
    );
  }
  const isUsedUp = token === '' || (isFailure(become.error) && become.error.status === 404);
  if (isUsedUp) {
    return <Banner tone="problem">{t('firstadmin.used_up')}</Banner>;
  }
  return (
    <>
      <p>{t('firstadmin.text', { email: user.email ?? '–' })}</p>
      <p className="muted">{t('firstadmin.hint')}</p>
      <div>
        <Button
          loading={become.isPending && t('firstadmin.becoming')}
          onClick={() => become.isPending || become.mutate()}
        >
          {t('firstadmin.become')}
        </Button>
      </div>
      <FailureMessage variant="inline" error={become.error} />
    </>
  );
}
