import { createTranslate } from '../../lib/i18n.tsx';
import { showToast } from '../../ui/toast.ts';

export function showDeletedAccountNotice(): void {
  showToast({ text: createTranslate(document.documentElement.lang)('settings.farewell') });
}
