import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

/** One fact with its name, for lists of them; nothing if it is unknown. */
export function ProfileFact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === '') {
    return null;
  }
  return (
    <div>
      <dt className="muted small">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A text of the person's own under its title; nothing if there is none. */
export function ProfileText({ title, children }: { title: string; children: string | null }) {
  if (children === null) {
    return null;
  }
  return (
    <Card className="form-section">
      <h2>{title}</h2>
      <p className="own-words as-written">{children}</p>
    </Card>
  );
}

/** The same among other parts, without its own card. */
export function OwnWords({ title, children }: { title: string; children: string | null }) {
  return (
    children !== null && (
      <div>
        <h3>{title}</h3>
        <p className="own-words as-written">{children}</p>
      </div>
    )
  );
}
