import type { StaffMailState } from '@abroad/contract/admin-mails';
import { useT } from '../../lib/i18n.tsx';
import { Status, type StatusTone } from '../../ui/status.tsx';

const tones = {
  sent: 'good',
  waiting: 'waiting',
  failed: 'bad',
  bounced: 'bad',
  folded: 'resting',
} as const satisfies Record<StaffMailState, StatusTone>;

/** The state of an email. */
export function MailState({ state }: { state: StaffMailState }) {
  const t = useT();
  return <Status tone={tones[state]}>{t(`mails.state_${state}`)}</Status>;
}
