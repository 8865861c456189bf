import type { ReactNode } from 'react';
import './facts.css';

/** Names with their values, side by side as far as there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts">{children}</dl>;
}

/** A name, and what it is; nothing where that is empty. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  const isEmpty = children === null || children === undefined || children === false || children === '';
  return isEmpty ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
