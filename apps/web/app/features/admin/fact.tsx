import type { ReactNode } from 'react';

/** One thing known of what a page of the console is about, within a list of them. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
