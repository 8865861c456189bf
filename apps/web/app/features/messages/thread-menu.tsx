import type { Thread, ThreadBooking } from '@abroad/contract/threads';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { IconButton } from '../../ui/button.tsx';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { nameOf } from './thread-list.tsx';
import { useCloseThread } from './use-threads.ts';

const BlockDialog = laterDialog(() => import('./block-dialog.tsx'));
const ReportDialog = laterDialog(() => import('../reports/report-dialog.tsx'));

interface Properties {
  thread: Thread;
  userId: string;
  bookings: readonly ThreadBooking[];
}

/** The actions on a conversation: closing or leaving it, reporting it, blocking the other person. */
export function ThreadMenu({ thread, userId, bookings }: Properties) {
  const t = useT();
  const navigate = useNavigate();
  const [isBlocking, setBlocking] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const { mutate, error } = useCloseThread(userId);
  const name = nameOf(thread.other, t);
  const close = () => mutate({ id: thread.id, leave: false });
  const leave = () => mutate({ id: thread.id, leave: true }, { onSuccess: () => void navigate(paths.messages()) });
  const entries: MenuEntry[] = [
    ...(thread.status === 'closed'
      ? []
      : [
          {
            label: t('messages.close'),
            hint: t('messages.close_hint', { name }),
            icon: 'check' as const,
            onSelect: close,
          },
        ]),
    { label: t('messages.leave'), hint: t('messages.leave_hint'), icon: 'sign_out', onSelect: leave },
    ...(thread.is_blocked_by_you || thread.other.is_deleted
      ? []
      : [
          {
            label: t('messages.block', { name }),
            hint: t('messages.block_hint'),
            icon: 'close' as const,
            onSelect: () => setBlocking(true),
          },
        ]),
    ...(thread.other.is_deleted
      ? []
      : [
          {
            label: t('messages.report'),
            hint: t('messages.report_hint'),
            icon: 'flag' as const,
            onSelect: () => setReporting(true),
          },
        ]),
  ];
  return (
    <>
      <Menu trigger={<IconButton icon="more" label={t('messages.actions')} />} entries={entries} />
      <FailureMessage variant="toast" error={error} />
      {isReporting && (
        <Suspense>
          <ReportDialog
            of={{ type: 'thread', id: thread.id, name }}
            services={[]}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
      {isBlocking && (
        <Suspense>
          <BlockDialog thread={thread} userId={userId} bookings={bookings} onClose={() => setBlocking(false)} />
        </Suspense>
      )}
    </>
  );
}
