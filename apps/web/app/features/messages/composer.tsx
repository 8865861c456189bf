import { LIMITS } from '@abroad/contract/limits';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { countCharacters } from '../../lib/count-characters.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { isEnter } from '../../ui/is-enter.ts';
import { useMessageDraft } from '../forms/use-message-draft.ts';
import { onTakeBack } from './take-back.ts';

interface Properties {
  /** Under which name what is typed is kept in this tab. */
  draft: string;
  /** To whom. */
  name: string;
  /** What can be written before the first answer; null without a limit. */
  messagesLeft: number | null;
  onSend: (text: string) => void;
}

/** Where a message is written. Enter sends it where there is a keyboard, and begins a line on a phone. */
export function Composer({ draft, name, messagesLeft, onSend }: Properties) {
  const t = useT();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, write, clear } = useMessageDraft(draft);
  const [isEmpty, setEmpty] = useState(false);
  const used = countCharacters(text);
  const isLong = used > LIMITS.message_max;
  useEffect(
    () =>
      onTakeBack(draft, (taken) => {
        write(text === '' ? taken : `${taken}\n${text}`);
        field.current?.focus({ preventScroll: true });
      }),
    [draft, text, write],
  );

  const send = () => {
    if (text.trim() === '' || isLong) {
      setEmpty(text.trim() === '');
      field.current?.focus({ preventScroll: true });
      return;
    }
    onSend(text);
    write('');
    clear();
    field.current?.focus({ preventScroll: true });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEnter(event) && !event.shiftKey && matchMedia('(pointer: fine)').matches) {
      event.preventDefault();
      send();
    }
  };
  const error = isLong
    ? t('messages.too_long', { used, most: LIMITS.message_max })
    : isEmpty
      ? t('messages.missing')
      : undefined;
  const notes = [error !== undefined && `${id}-error`, messagesLeft !== null && `${id}-left`].filter(Boolean).join(' ');
  return (
    <form className="composer" noValidate onSubmit={onSubmit}>
      <label className="unseen" htmlFor={id}>
        {t('messages.write', { name })}
      </label>
      <div className="composer-row">
        <textarea
          ref={field}
          id={id}
          className="input composer-text"
          dir="auto"
          rows={1}
          placeholder={t('messages.write', { name })}
          aria-invalid={error !== undefined}
          aria-describedby={notes === '' ? undefined : notes}
          value={text}
          onChange={(event) => {
            setEmpty(false);
            write(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <Button type="submit">{t('messages.send')}</Button>
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {messagesLeft !== null && (
        <p id={`${id}-left`} className="tiny muted">
          {t('messages.left', { count: messagesLeft, name })}
        </p>
      )}
    </form>
  );
}
