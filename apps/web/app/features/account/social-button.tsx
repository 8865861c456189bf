import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';

interface Properties {
  /** Google, GitHub, Microsoft. */
  provider: string;
  signUp: boolean;
  connecting: boolean;
  disabled: boolean;
  onPress: () => void;
}

/** Hands the person over to an identity provider that they have an account with. */
export function SocialButton({ provider, signUp, connecting, disabled, onPress }: Properties) {
  const t = useT();
  return (
    <Button
      kind="line"
      block
      disabled={disabled}
      aria-label={signUp ? t('account.sign_up_with', { provider }) : undefined}
      loading={connecting && t('account.connecting_to', { provider })}
      onClick={onPress}
    >
      {t('account.continue_with', { provider })}
    </Button>
  );
}
