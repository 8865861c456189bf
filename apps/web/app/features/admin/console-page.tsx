import { useId, type ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ConsoleFailure } from './console-failure.tsx';

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

interface WaitingProperties {
  /** The result of `useQuery`, without data. */
  query: { error: unknown; refetch: () => unknown };
  /** The title of the page, if all of it waits. */
  page?: string;
}

/** Replaces content that is loading, or that could not be loaded. */
export function ConsoleWaiting({ query: { error, refetch }, page }: WaitingProperties) {
  const content = error ? <ConsoleFailure error={error} onRetry={refetch} /> : <ConsoleLoading />;
  return page === undefined ? content : <ConsolePage title={page}>{content}</ConsolePage>;
}

interface SectionProperties {
  title: string;
  /** The heading's id, if links lead to it. */
  id?: string;
  /** A card, a card of facts, or a part of the page without a frame, with a small heading or a large one. */
  kind?: 'card' | 'facts' | 'part' | 'plain';
  children: ReactNode;
}

const SECTIONS = { card: 'card card-body stack', facts: 'card card-body console-part', part: 'stack', plain: 'stack' };

/** A part of a page with its heading. */
export function ConsoleSection({ title, id, kind = 'card', children }: SectionProperties) {
  const own = useId();
  return (
    <section className={SECTIONS[kind]} aria-labelledby={id ?? own}>
      <h2 id={id ?? own} className={kind === 'plain' ? undefined : 'card-title'}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface HistoryProperties {
  title: string;
  events: readonly { key: string; at: string; what: ReactNode }[];
  /** Links to further events. */
  children?: ReactNode;
}

/** Events with their time. */
export function ConsoleHistory({ title, events, children }: HistoryProperties) {
  const format = useFormat();
  return (
    <ConsoleSection title={title} kind="plain">
      <ol className="console-history">
        {events.map(({ key, at, what }) => (
          <li key={key}>
            <time dateTime={at} className="small muted">
              {format.moment(at)}
            </time>
            <div>{what}</div>
          </li>
        ))}
      </ol>
      {children}
    </ConsoleSection>
  );
}
