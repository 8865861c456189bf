import type { ReactNode } from 'react';
import { OpenRouteArc } from './route-line.tsx';

interface Properties {
  title: string;
  children?: ReactNode;
  /** The action to continue. */
  action?: ReactNode;
  /** 1 if it is the whole page. */
  level?: 1 | 2;
}

/** The content of an empty list: a route that isn't chosen yet, the reason, and a link to continue. */
export function EmptyState({ title, children, action, level = 2 }: Properties) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty-state">
      <OpenRouteArc />
      <Heading {...(level === 2 && { className: 'card-title' })}>{title}</Heading>
      {children && <p className="muted">{children}</p>}
      {action && <div className="row">{action}</div>}
    </div>
  );
}
