import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './facts.css';

interface FactsProperties {
  /** Whether the values are texts of people, which want the whole width. */
  areLong?: boolean;
  children: ReactNode;
}

/** Names with their values, side by side as far as there is room. */
export function Facts({ areLong = false, children }: FactsProperties) {
  return <dl className={classNames('facts', areLong && 'facts-long')}>{children}</dl>;
}

/** A name with its value; nothing for an empty value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  const isEmpty = children === null || children === undefined || children === false || children === '';
  return isEmpty ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
