import { useEffect, useEffectEvent } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureCard } from './failure-card.tsx';
import { useFailureWords } from './failure-words.ts';
import { useRemembered } from './use-remembered.ts';

interface Properties {
  /** Within the failed line, in place of the failed part, above the page, or at its foot. */
  variant: 'inline' | 'card' | 'banner' | 'toast';
  /** Null while nothing is wrong. */
  error: unknown;
  onRetry?: () => void;
}

/** An error in the form that suits its place. */
export function FailureMessage({ variant, error, onRetry }: Properties) {
  const words = useFailureWords();
  useRemembered(error);
  if (error === null || error === undefined) {
    return null;
  }
  if (variant === 'card') {
    return <FailureCard error={error} onRetry={onRetry ?? (() => location.reload())} />;
  }
  const Variant = variants[variant];
  return <Variant error={error} text={words(error)} onRetry={onRetry} />;
}

interface VariantProperties {
  error: unknown;
  text: string;
  onRetry: (() => void) | undefined;
}

function FailureLine({ text, onRetry }: VariantProperties) {
  const t = useT();
  return (
    <p className="error-inline" role="alert">
      <Icon name="warning" />
      <span>
        {text}{' '}
        {onRetry && (
          <Button kind="quiet" size="small" onClick={onRetry}>
            {t('errors.try_again')}
          </Button>
        )}
      </span>
    </p>
  );
}

function FailureBanner({ text, onRetry }: VariantProperties) {
  const t = useT();
  const action = onRetry && (
    <Button kind="line" onClick={onRetry}>
      {t('errors.try_again')}
    </Button>
  );
  return (
    <Banner tone="problem" action={action}>
      {text}
    </Banner>
  );
}

/** Shows each error once, however often the page renders. */
function FailureToast({ error, text, onRetry }: VariantProperties) {
  const t = useT();
  const show = useEffectEvent(() =>
    showToast({
      text,
      tone: 'problem',
      ...(onRetry ? { action: { label: t('errors.try_again'), onPress: onRetry } } : {}),
    }),
  );
  useEffect(() => {
    if (error !== null) {
      show();
    }
  }, [error]);
  return null;
}

const variants = { inline: FailureLine, banner: FailureBanner, toast: FailureToast };
