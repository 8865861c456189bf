import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface Properties {
  title: string;
  lead?: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the console, within its navigation. */
export function ConsolePage({ title, lead, actions, children }: Properties) {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="console-page stack">
      <title>{t('layout.title', { page: title })}</title>
      <header className="row between console-head">
        <div>
          <h1>{title}</h1>
          {lead && <p className="muted">{lead}</p>}
        </div>
        {actions && <div className="row">{actions}</div>}
      </header>
      {children}
    </main>
  );
}

/** The placeholders of loading content. */
export function ConsoleLoading() {
  const t = useT();
  return (
    <div className="stack" aria-busy="true">
      <output className="unseen">{t('admin.loading')}</output>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </div>
  );
}
