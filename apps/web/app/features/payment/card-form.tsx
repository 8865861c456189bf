import { useId, useState, type FormEvent } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { CardFieldset } from './card-fieldset.tsx';
import { cardProblems, type CardFields } from './card-rules.ts';
import { confirmAtSandbox } from './confirm-at-sandbox.ts';
import { PayButton } from './pay-button.tsx';
import type { PayFormProperties, PayOutcome } from './pay-port.ts';
import { TestCardButtons } from './test-card-buttons.tsx';
import { usePaying } from './use-paying.ts';
import { usePaymentHost } from './use-payment-host.ts';

const blank: CardFields = { number: '', expiry: '', cvc: '' };

/** The sandbox's form for a card. A refused card stays but for its code, which nobody keeps. */
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
