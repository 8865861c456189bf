import type { ReactNode } from 'react';

interface Properties {
  title: string;
  children?: ReactNode;
  /** The way on. */
  action?: ReactNode;
}

/** A list with nothing in it says why, and leads on. */
export function EmptyState({ title, children, action }: Properties) {
  return (
    <div className="empty-state">
      <h2 className="card-title">{title}</h2>
      {children && <p className="muted">{children}</p>}
      {action && <div className="row">{action}</div>}
    </div>
  );
}
