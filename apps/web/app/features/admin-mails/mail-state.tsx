import type { StaffMailState } from '@abroad/contract/admin-mails';
import { useT } from '../../lib/i18n.tsx';
import { Tag } from '../../ui/tag.tsx';

/** The state of an email; in red if it did not arrive. */
export function MailState({ state }: { state: StaffMailState }) {
  const t = useT();
  const isLost = state === 'failed' || state === 'bounced';
  return <Tag {...(isLost ? { tone: 'danger' } : {})}>{t(`mails.state_${state}`)}</Tag>;
}
