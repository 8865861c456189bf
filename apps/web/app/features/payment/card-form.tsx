import type { PaymentIntent } from '@abroad/contract/payments';
import { useId, useState, type ChangeEvent, type FormEvent } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import type { MessageKey } from '../../locales/index.ts';
import type { loader as rootLoader } from '../../root.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { formatExpiry, readExpiry } from './card-expiry.ts';
import { digitsOf, formatCardNumber, isAmex } from './card-number.ts';
import { cardProblems, type CardFields, type CardProblems } from './card-rules.ts';
import { PayButton } from './pay-button.tsx';
import type { PayFormProperties, PayOutcome } from './pay-port.ts';
import { outcomeOfError, outcomeOfIntent, type ProviderAnswer } from './provider-outcome.ts';
import { usePaying } from './use-paying.ts';

const blank: CardFields = { number: '', expiry: '', cvc: '' };

/** The sandbox's form for a card. A declined card stays in the form except for its code, which is never kept. */
export default function CardForm({ intent, returnUrl, label, problem, onOutcome }: PayFormProperties) {
  const t = useT();
  const id = useId();
  const host = usePaymentHost();
  const [card, setCard] = useState(blank);
  const [tried, setTried] = useState(false);
  const [now] = useState(() => Date.now());
  const problems = cardProblems(card, now);

  const settle = (outcome: PayOutcome) => {
    if (outcome.kind === 'refused') {
      setTried(false);
      setCard((typed) => ({ ...typed, cvc: '' }));
    }
    onOutcome(outcome);
  };
  const { pay, isPaying } = usePaying(() => confirmAtSandbox({ intent, host, card, returnUrl }), settle);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problems).length > 0) {
      focusFirstError(id);
    } else {
      void pay();
    }
  };

  return (
    <form className="stack" id={id} onSubmit={submit} noValidate aria-label={t('payment.card')}>
      <TestCardButtons
        onChoose={(chosen) => {
          setTried(false);
          setCard(chosen);
        }}
      />
      <CardFieldset card={card} problems={tried ? problems : {}} onChange={setCard} />
      <PayButton label={label} problem={problem} isPaying={isPaying} />
    </form>
  );
}

interface CardFieldsetProperties {
  card: CardFields;
  problems: CardProblems;
  onChange: (card: CardFields) => void;
}

/** Number, expiry and code of a card, as browsers know to fill them in (HTML, autofill field names). */
function CardFieldset({ card, problems, onChange }: CardFieldsetProperties) {
  const t = useT();
  const amex = isAmex(digitsOf(card.number));
  const field = (name: keyof CardFields, format: (text: string) => string) => ({
    name,
    required: true,
    inputMode: 'numeric' as const,
    value: card[name],
    error: problems[name] && t(problems[name]),
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      onChange({ ...card, [name]: formatTyped(event.currentTarget, card[name], format) }),
    onBlur: () => onChange({ ...card, [name]: format(card[name]) }),
  });
  return (
    <div className="pay-card">
      <TextField
        {...field('number', formatCardNumber)}
        label={t('payment.number')}
        autoComplete="cc-number"
        dir="ltr"
      />
      <TextField
        {...field('expiry', formatExpiry)}
        label={t('payment.expiry')}
        hint={t('payment.expiry_hint')}
        autoComplete="cc-exp"
        dir="ltr"
      />
      <TextField
        {...field('cvc', (text) => digitsOf(text).slice(0, 4))}
        label={t('payment.cvc')}
        hint={t(amex ? 'payment.cvc_hint_amex' : 'payment.cvc_hint')}
        autoComplete="cc-csc"
        dir="ltr"
      />
    </div>
  );
}

/** Formats text that is typed at the end at once; other edits and deletions are formatted when the field is left. */
function formatTyped(field: HTMLInputElement, before: string, format: (text: string) => string): string {
  const isAtEnd = field.selectionStart === field.value.length;
  return isAtEnd && field.value.length > before.length ? format(field.value) : field.value;
}

/** Milliseconds after which no answer is expected any more. */
const patience = 15_000;

interface Payment {
  intent: PaymentIntent;
  /** Origin of the sandbox. */
  host: string;
  card: CardFields;
  returnUrl: string;
}

/**
 * Confirms an intent with a card at the sandbox, as Stripe.js does at Stripe (API reference, `POST
 * /v1/payment_intents/:id/confirm`): the card is sent directly there, with the publishable key and the intent's own secret.
 */
async function confirmAtSandbox({ intent, host, card, returnUrl }: Payment): Promise<PayOutcome> {
  const { client_secret: secret, publishable_key: key } = intent;
  const expiry = readExpiry(card.expiry);
  const body = new URLSearchParams({
    key,
    client_secret: secret,
    return_url: returnUrl,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': digitsOf(card.number),
    'payment_method_data[card][exp_month]': String(expiry?.month),
    'payment_method_data[card][exp_year]': String(expiry?.year),
    'payment_method_data[card][cvc]': digitsOf(card.cvc),
  });
  try {
    const address = `${host}/v1/payment_intents/${encodeURIComponent(idIn(secret))}/confirm`;
    const response = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(patience) });
    const answer = (await response.json()) as ProviderAnswer;
    return answer.error === undefined ? leadOn(outcomeOfIntent(answer), host) : outcomeOfError(answer.error);
  } catch {
    return { kind: 'unknown' };
  }
}

/** The secret of an intent contains its id. */
const idIn = (secret: string): string => secret.split('_secret_')[0] ?? '';

/** A challenge's page is at the sandbox, and nowhere else. */
function leadOn(outcome: PayOutcome, host: string): PayOutcome {
  const elsewhere = outcome.kind === 'challenge' && URL.parse(outcome.url)?.origin !== new URL(host).origin;
  return elsewhere ? { kind: 'unknown' } : outcome;
}

/** Says that this isn't a real payment, and fills in a test card with one press. */
function TestCardButtons({ onChoose }: { onChoose: (card: CardFields) => void }) {
  const t = useT();
  return (
    <div className="pay-sandbox stack">
      <div>
        <p className="strong">{t('payment.sandbox_title')}</p>
        <p className="small">{t('payment.sandbox_text')}</p>
      </div>
      <ul className="pay-test-cards">
        {testCards.map((card) => (
          <li key={card.number}>
            <Button kind="line" size="small" onClick={() => onChoose(filledWith(card))}>
              {t(card.name)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TestCard {
  name: MessageKey;
  number: string;
}

/** Stripe's test cards for the usual outcomes; the sandbox has more of them. */
const testCards: readonly TestCard[] = [
  { name: 'payment.test_pays', number: '4242 4242 4242 4242' },
  { name: 'payment.test_challenge', number: '4000 0025 0000 3155' },
  { name: 'payment.test_declined', number: '4000 0000 0000 0002' },
  { name: 'payment.test_funds', number: '4000 0000 0000 9995' },
];

/** A test card that is good for some years yet. */
function filledWith({ number }: TestCard): CardFields {
  return { number, expiry: `12 / ${String(new Date().getUTCFullYear() + 3).slice(-2)}`, cvc: '123' };
}

/** The origin of the sandbox, to which the browser sends a card; '' if there is none. */
function usePaymentHost(): string {
  const payments = useRouteLoaderData<typeof rootLoader>('root')?.config?.payments;
  return payments?.provider === 'sandbox' ? payments.url : '';
}
