import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface Properties {
  label: string;
  problem: string | null;
  isPaying: boolean;
}

/** The foot of a form that takes a card: the reason why the last try failed, and the button. */
export function PayButton({ label, problem, isPaying }: Properties) {
  const t = useT();
  return (
    <>
      {problem !== null && !isPaying && (
        <p className="error-inline" role="alert">
          <Icon name="warning" />
          <span>{problem}</span>
        </p>
      )}
      <Button type="submit" size="large" block loading={isPaying && t('payment.paying')}>
        {label}
      </Button>
    </>
  );
}
