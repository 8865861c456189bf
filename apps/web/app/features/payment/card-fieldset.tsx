import type { ChangeEvent } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { formatExpiry } from './card-expiry.ts';
import { digitsOf, formatCardNumber, isAmex } from './card-number.ts';
import type { CardFields, CardProblems } from './card-rules.ts';

interface Properties {
  card: CardFields;
  problems: CardProblems;
  onChange: (card: CardFields) => void;
}

/** Number, expiry and code of a card, as browsers know to fill them in (HTML, autofill field names). */
export function CardFieldset({ card, problems, onChange }: Properties) {
  const t = useT();
  const amex = isAmex(digitsOf(card.number));
  const field = (name: keyof CardFields, format: (text: string) => string) => ({
    name,
    required: true,
    inputMode: 'numeric' as const,
    value: card[name],
    error: problems[name] && t(problems[name]),
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      onChange({ ...card, [name]: typed(event.currentTarget, card[name], format) }),
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

/** What is typed at the end is put into form at once; in the middle, or while it is deleted, when the field is left. */
function typed(field: HTMLInputElement, before: string, format: (text: string) => string): string {
  const isAtEnd = field.selectionStart === field.value.length;
  return isAtEnd && field.value.length > before.length ? format(field.value) : field.value;
}
