import type { WebhookEventType } from '@abroad/contract/webhooks';
import { useId } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { eventTypes, eventWords } from './event-words.ts';

interface Properties {
  events: readonly WebhookEventType[];
  onChange: (events: WebhookEventType[]) => void;
  /** None is chosen, and one has to be. */
  invalid: boolean;
}

/** What a webhook is told of, by words and by the names that its messages carry. */
export function EventTicks({ events, onChange, invalid }: Properties) {
  const t = useT();
  const error = useId();
  const toggle = (event: WebhookEventType, isChosen: boolean) =>
    onChange(eventTypes.filter((each) => (each === event ? isChosen : events.includes(each))));
  return (
    <fieldset className="webhook-events" aria-describedby={invalid ? error : undefined}>
      <legend className="field-label">{t('webhooks.events')}</legend>
      {eventTypes.map((event) => (
        <Checkbox
          key={event}
          label={t(eventWords(event))}
          note={<code dir="ltr">{event}</code>}
          checked={events.includes(event)}
          aria-invalid={invalid || undefined}
          onChange={({ target }) => toggle(event, target.checked)}
        />
      ))}
      <FieldError id={error}>{invalid ? t('webhooks.need_events') : null}</FieldError>
    </fieldset>
  );
}
