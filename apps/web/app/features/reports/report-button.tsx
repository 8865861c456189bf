import { Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import type { Reportable } from './reportable.ts';
import './report-button.css';

const ReportDialog = laterDialog(() => import('./report-dialog.tsx'));

interface Properties {
  of: Reportable;
  /** Parts that can be reported by themselves, besides the whole. */
  services?: readonly { id: string; title: string }[];
}

/** Reports a person's content. The dialog's code is loaded when it opens. */
export function ReportButton({ of, services }: Properties) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        className="report-button"
        icon="flag"
        onClick={() => setOpen(true)}
        aria-label={t(`reports.button_${of.type}`, { name: of.name })}
      >
        {t('reports.report')}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog of={of} services={services ?? []} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
