import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Card } from '../../ui/card.tsx';

/** One fact with its name, for lists of them. */
export function ProfileFact({ label, children }: { label: string; children: ReactNode }) {
  const t = useT();
  const empty = children === null || children === '';
  return (
    <div>
      <dt className="muted small">{label}</dt>
      <dd className={empty ? 'muted' : undefined}>{empty ? t('prospects.not_said') : children}</dd>
    </div>
  );
}

/** A text of the person's own under its title; nothing where they wrote none. */
export function ProfileText({ title, children }: { title: string; children: string | null }) {
  if (children === null) {
    return null;
  }
  return (
    <Card className="form-section">
      <h2>{title}</h2>
      <p className="own-words">{children}</p>
    </Card>
  );
}
