import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../lib/i18n.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { TradingDraft } from './trading-draft.ts';

const choices = ['private', 'business'] as const;

/** Asks whether a mentor acts as a trader, and a trader for the details that the law requires. */
export function TradingFields() {
  const t = useT();
  const { register, control, formState } = useFormContext<TradingDraft>();
  const trading = useWatch({ control, name: 'trading' });
  const errors = formState.errors.trader;
  return (
    <>
      <fieldset className="stack">
        <legend className="field-label">{t('trading.label')}</legend>
        <p className="muted small">{t('trading.lede')}</p>
        {choices.map((choice) => (
          <RadioCard
            key={choice}
            {...register('trading')}
            value={choice}
            title={t(`trading.${choice}`)}
            detail={t(`trading.${choice}_detail`)}
          />
        ))}
      </fieldset>
      {trading === 'business' && (
        <>
          <TextField {...register('trader.name')} label={t('trading.name')} required error={errors?.name?.message} />
          <TextAreaField
            {...register('trader.address')}
            rows={3}
            label={t('trading.postal')}
            required
            hint={t('trading.postal_hint')}
            error={errors?.address?.message}
          />
          <TextField
            {...register('trader.email')}
            type="email"
            required
            label={t('trading.email')}
            error={errors?.email?.message}
          />
          <TextField
            {...register('trader.phone')}
            type="tel"
            dir="ltr"
            required
            label={t('trading.phone')}
            hint={t('trading.contact_hint')}
            error={errors?.phone?.message}
          />
          <TextField
            {...register('trader.register_number')}
            label={t('trading.register')}
            hint={t('trading.register_hint')}
            error={errors?.register_number?.message}
          />
          <TextField
            {...register('trader.vat_number')}
            label={t('trading.vat')}
            hint={t('trading.vat_hint')}
            error={errors?.vat_number?.message}
          />
          <p className="small muted">{t('trading.certify')}</p>
        </>
      )}
    </>
  );
}
