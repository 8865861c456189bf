import { checkConnection } from '../../api/recovery.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';

/** Returns a function that reloads the page, unless the browser would show its own "no connection" page. */
export function useLoadAgain() {
  const t = useT();
  return {
    label: t('errors.load_again'),
    onPress: async () => {
      if (await checkConnection()) {
        location.reload();
      } else {
        showToast({ text: t('errors.connection_fails') });
      }
    },
  };
}

export function LoadAgainButton() {
  const { label, onPress } = useLoadAgain();
  return (
    <Button kind="line" onClick={() => void onPress()}>
      {label}
    </Button>
  );
}
