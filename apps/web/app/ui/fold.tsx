import { useId, type ReactNode } from 'react';

interface Properties {
  title: string;
  /** The gist of it, beside the title while it is folded and open. */
  note?: ReactNode;
  /** Whether it begins opened. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A card of which only the title and the gist show until it is opened. */
export function Fold({ title, note, isOpen = false, children }: Properties) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <details className="fold" open={isOpen}>
        <summary>
          <h2 id={id}>{title}</h2>
          <span className="fold-note small muted">{note}</span>
        </summary>
        <div className="fold-body stack">{children}</div>
      </details>
    </section>
  );
}
