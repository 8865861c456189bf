import { useT } from '../../lib/i18n.tsx';
import { Card } from '../../ui/card.tsx';
import type { PolicyDraft } from './policy-draft.ts';
import { PolicyFields } from './policy-fields.tsx';

/** The terms of the mentor's bookings. */
export function PolicySection({ draft, onChange }: { draft: PolicyDraft; onChange: (draft: PolicyDraft) => void }) {
  const t = useT();
  return (
    <Card className="stack settings-policy">
      <h2 className="card-title">{t('hours.policy')}</h2>
      <p className="muted">{t('hours.policy_text')}</p>
      <PolicyFields draft={draft} onChange={onChange} />
    </Card>
  );
}
