import type { Webhook, WebhookEventType, WebhookWithSecret } from '@abroad/contract/webhooks';
import { useId, useState } from 'react';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { fieldFailures } from '../forms/server-errors.ts';
import { eventTypes, eventWords } from './event-words.ts';
import { useChangeWebhook, useCreateWebhook } from './use-webhooks.ts';
import { FormDialog } from '../forms/form-dialog.tsx';

interface Properties {
  userId: string;
  /** Null for a new one. */
  webhook: Webhook | null;
  onClose: () => void;
  /** Called with the secret of a new one. */
  onSecret: (made: WebhookWithSecret) => void;
}

const isAddress = (url: string) => /^https?:$/.test(URL.parse(url.trim())?.protocol ?? '');

/** Returns the reason why the service refused the address. */
function refusedAddress(error: unknown): 'webhooks.forbidden_url' | 'webhooks.bad_url' | null {
  if (isFailure(error) && error.code === 'WEBHOOK_ADDRESS_FORBIDDEN') {
    return 'webhooks.forbidden_url';
  }
  return fieldFailures(error).some(({ path }) => path === 'url') ? 'webhooks.bad_url' : null;
}

/** The URL of a webhook and its events. The typed text stays when saving fails. */
export function WebhookDialog({ userId, webhook, onClose, onSecret }: Properties) {
  const t = useT();
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEventType[]>(webhook?.events ?? ['booking.confirmed']);
  const creating = useCreateWebhook(userId, onSecret);
  const changing = useChangeWebhook(userId, webhook?.id ?? '');
  const attempt = webhook === null ? creating : changing;
  const refused = refusedAddress(attempt.error);
  const submit = () => {
    const body = { url: url.trim(), events: [...events] };
    if (webhook === null) {
      creating.mutate(body);
    } else {
      changing.mutate(body, { onSuccess: onClose });
    }
  };
  return (
    <FormDialog
      title={t(webhook === null ? 'webhooks.add_title' : 'webhooks.change_title')}
      go={t(webhook === null ? 'webhooks.add_now' : 'webhooks.save')}
      attempt={attempt}
      {...(refused !== null && { failure: null })}
      isComplete={isAddress(url) && events.length > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      {(pressed) => {
        const problem = pressed && !isAddress(url) ? 'webhooks.bad_url' : refused;
        return (
          <>
            <TextField
              label={t('webhooks.url')}
              hint={t('webhooks.url_hint')}
              required
              dir="ltr"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder="https://example.org/hooks/bookings"
              value={url}
              error={problem && t(problem)}
              onChange={(event) => setUrl(event.target.value)}
            />
            <EventTicks events={events} onChange={setEvents} invalid={pressed && events.length === 0} />
          </>
        );
      }}
    </FormDialog>
  );
}

interface EventTicksProperties {
  events: readonly WebhookEventType[];
  onChange: (events: WebhookEventType[]) => void;
  /** Whether none is chosen, although one is required. */
  invalid: boolean;
}

/** The events of a webhook, in words and by their names in deliveries. */
function EventTicks({ events, onChange, invalid }: EventTicksProperties) {
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
