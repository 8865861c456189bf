import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useViewer } from '../../lib/viewer.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { FormWaiting } from './form-waiting.tsx';
import { PayButton } from './pay-button.tsx';
import type { PayFormProperties, PayOutcome } from './pay-port.ts';
import { outcomeOfError, outcomeOfIntent } from './provider-outcome.ts';
import { stripeLanguage, stripeLook } from './stripe-look.ts';
import { usePaying } from './use-paying.ts';

/** Stripe's own form, in frames of Stripe's. Its script is loaded from Stripe together with this form. */
export default function StripeForm(properties: PayFormProperties) {
  const t = useT();
  const { locale } = useViewer();
  const { publishable_key: key, client_secret: clientSecret } = properties.intent;
  const { data, error, refetch } = useQuery({
    queryKey: ['stripe', key],
    staleTime: Infinity,
    queryFn: async () => ({ stripe: await loadStripe(key), appearance: stripeLook() }),
  });
  if (error !== null) {
    return <FailureCard error={error} message={t('payment.form_failed')} onRetry={refetch} />;
  }
  if (data === undefined) {
    return <FormWaiting />;
  }
  const options = { clientSecret, appearance: data.appearance, locale: stripeLanguage(locale) };
  return (
    <Elements stripe={data.stripe} options={options}>
      <Fields {...properties} />
    </Elements>
  );
}

function Fields({ label, problem, returnUrl, onOutcome }: PayFormProperties) {
  const t = useT();
  const stripe = useStripe();
  const elements = useElements();
  const { pay, isPaying } = usePaying(() => confirmAtStripe({ stripe, elements, returnUrl }), onOutcome);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pay();
  };
  return (
    <form className="stack" onSubmit={submit} aria-label={t('payment.card')}>
      <PaymentElement options={{ layout: 'tabs' }} />
      <PayButton label={label} problem={problem} isPaying={isPaying} />
      <p className="small muted">{t('payment.stripe_note')}</p>
    </form>
  );
}

interface Payment {
  /** Both null while the form is not there yet. */
  stripe: Stripe | null;
  elements: StripeElements | null;
  returnUrl: string;
}

/** Confirms an intent with the values of Stripe's form. A bank's challenge is shown in a frame, or on its own page. */
async function confirmAtStripe({ stripe, elements, returnUrl }: Payment): Promise<PayOutcome> {
  if (stripe === null || elements === null) {
    return { kind: 'incomplete' };
  }
  try {
    const answer = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    });
    return answer.error === undefined
      ? outcomeOfIntent({ status: answer.paymentIntent.status })
      : outcomeOfError(toError(answer.error));
  } catch {
    return { kind: 'unknown' };
  }
}

function toError({ type, code, decline_code: decline, payment_intent: intent }: StripeError) {
  return {
    type,
    ...(code === undefined ? {} : { code }),
    ...(decline === undefined ? {} : { decline_code: decline }),
    ...(intent === undefined ? {} : { payment_intent: { status: intent.status } }),
  };
}
