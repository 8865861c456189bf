import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { outcomeOfError, outcomeOfIntent } from './provider-outcome.ts';
import type { PayOutcome } from './pay-port.ts';

interface Payment {
  /** Both null while the form is not there yet. */
  stripe: Stripe | null;
  elements: StripeElements | null;
  returnUrl: string;
}

/** Confirms an intent with what stands in Stripe's form. A bank's question is asked in a frame, or on a page of its own. */
export async function confirmAtStripe({ stripe, elements, returnUrl }: Payment): Promise<PayOutcome> {
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
