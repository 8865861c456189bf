import type { ReactNode } from 'react';

interface Properties {
  title: string;
  children?: ReactNode;
  /** The way on. */
  action?: ReactNode;
  /** 1 where it is the whole page. */
  level?: 1 | 2;
}

/** A list with nothing in it says why, and leads on. */
export function EmptyState({ title, children, action, level = 2 }: Properties) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty-state">
      <Heading {...(level === 2 && { className: 'card-title' })}>{title}</Heading>
      {children && <p className="muted">{children}</p>}
      {action && <div className="row">{action}</div>}
    </div>
  );
}
