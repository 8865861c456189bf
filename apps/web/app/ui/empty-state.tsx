import type { ReactNode } from 'react';

interface Properties {
  title: string;
  /** A decoration above it. */
  picture?: ReactNode;
  children?: ReactNode;
  /** The action to continue. */
  action?: ReactNode;
  /** 1 if it is the whole page. */
  level?: 1 | 2;
}

/** The content of an empty list: the reason, and a link to continue. */
export function EmptyState({ title, picture, children, action, level = 2 }: Properties) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty-state">
      {picture}
      <Heading {...(level === 2 && { className: 'card-title' })}>{title}</Heading>
      {children && <p className="muted">{children}</p>}
      {action && <div className="row">{action}</div>}
    </div>
  );
}
