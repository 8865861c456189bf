import type { CreateReport, ReportReceipt } from '@abroad/contract/reports';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { T } from '../../lib/rich-text.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { useSession } from '../../session/use-session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { ReportForm, useReportDraft } from './report-form.tsx';
import type { Reportable } from './reportable.ts';

interface Properties {
  of: Reportable;
  services: readonly { id: string; title: string }[];
  onClose: () => void;
}

/** Reports a person's content: asks for the reason, and says what happens next. */
export default function ReportDialog(properties: Properties) {
  const { user } = useSession();
  // The draft belongs to the user.
  return <DialogOf key={user?.id ?? ''} {...properties} isSignedOut={user === null} />;
}

function DialogOf({ of, services, onClose, isSignedOut }: Properties & { isSignedOut: boolean }) {
  const t = useT();
  const form = useId();
  const kept = useReportDraft(of);
  const {
    mutate,
    isPending,
    error,
    data: receipt,
  } = useMutation({
    mutationFn: send,
    // Also if the dialog was closed meanwhile: a sent report is no longer a draft.
    onSuccess: kept.clear,
  });
  const report = (body: CreateReport) => mutate(body, { onError: () => focusFirstError(form) });
  const isSent = receipt !== undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isSent ? t('reports.sent') : t(`reports.button_${of.type}`, { name: of.name })}
      closeLabel={t('forms.close')}
      actions={
        isSent ? (
          <Button onClick={onClose}>{t('reports.done')}</Button>
        ) : (
          <>
            <Button kind="line" onClick={onClose}>
              {t('reports.keep')}
            </Button>
            <Button type="submit" form={form} loading={isPending && t('reports.sending')}>
              {t('reports.send')}
            </Button>
          </>
        )
      }
    >
      {isSent ? (
        <Sent receipt={receipt} isSignedOut={isSignedOut} />
      ) : (
        <ReportForm
          id={form}
          of={of}
          services={services}
          kept={kept}
          isSignedOut={isSignedOut}
          error={error}
          onSubmit={(body) => !isPending && report(body)}
        />
      )}
    </Dialog>
  );
}

async function send(body: CreateReport): Promise<ReportReceipt> {
  const { api } = await import('../../api/browser-client.ts');
  return api.createReport({ body });
}

/** The next steps after a report. */
function Sent({ receipt, isSignedOut }: { receipt: ReportReceipt; isSignedOut: boolean }) {
  const t = useT();
  const format = useFormat();
  const news = useRef<HTMLDivElement>(null);
  // The form is gone, and with it the focus.
  useEffect(() => news.current?.focus(), []);
  return (
    <div className="stack" ref={news} tabIndex={-1}>
      <p>
        {receipt.is_addition && t('reports.added')}{' '}
        {t('reports.looked_at', { moment: format.momentWithin(receipt.due_at) })}
      </p>
      <p>
        {isSignedOut ? (
          t(receipt.is_emailed ? 'reports.outcome_emailed' : 'reports.outcome_untold')
        ) : (
          <T id="reports.outcome_listed" parts={{ link: <Link className="link" to={paths.reports()} /> }} />
        )}
      </p>
      <p className="small muted">{t('reports.code', { code: receipt.code })}</p>
    </div>
  );
}
