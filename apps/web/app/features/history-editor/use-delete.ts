import { useT } from '../../lib/i18n.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { showToast } from '../../ui/toast.ts';
import { useFailureWords } from '../errors/failure-words.ts';
import type { Deletion } from './delayed-deletes.ts';
import { pendingDeletes } from './pending-deletes.ts';

/** Hides an entry and says so, with a button to undo it. */
export function useDelete(onChanged: () => Promise<unknown>) {
  const t = useT();
  const words = useFailureWords();
  return (id: string, text: MessageKey, calls: Pick<Deletion, 'send' | 'restore'>) => {
    pendingDeletes.schedule(id, {
      ...calls,
      onSettled: onChanged,
      onFailed: (error) => showToast({ text: words(error), tone: 'problem' }),
    });
    showToast({ text: t(text), action: { label: t('history.undo'), onPress: () => pendingDeletes.undo(id) } });
  };
}
