import { LIMITS } from '@abroad/contract/limits';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { countCharacters } from '../../lib/count-characters.ts';
import { useT } from '../../lib/i18n.tsx';
import { useArrivingFiles } from '../../lib/use-arriving-files.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { isEnter } from '../../ui/is-enter.ts';
import { useMessageDraft } from '../forms/use-message-draft.ts';
import { AttachPanel, ChosenFiles } from './composer-files.tsx';
import type { TakenBack } from './outbox.ts';
import { onTakeBack } from './take-back.ts';
import { useFiles } from './use-files.ts';

interface Properties {
  userId: string;
  /** Under which name what is typed is kept in this tab. */
  draft: string;
  /** To whom. */
  name: string;
  /** What can be written before the first answer; null without a limit. */
  messagesLeft: number | null;
  /** Why no files can go with a message; null where they can. */
  noFilesBecause: string | null;
  onSend: (message: TakenBack) => void;
}

/** What keeps a message from being sent, once its author has tried. */
type Mistake = 'empty' | 'files_wait' | 'files_failed';

/** Where a message is written. Enter sends it where there is a keyboard, and begins a line on a phone. */
export function Composer({ userId, draft, name, messagesLeft, noFilesBecause, onSend }: Properties) {
  const t = useT();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, write, clear } = useMessageDraft(draft);
  const files = useAttaching(userId, { draft, isClosed: noFilesBecause !== null });
  const { chosen, queue } = files;
  const [mistake, setMistake] = useState<Mistake | null>(null);
  /** Of a message that came back, and may have arrived all the same. */
  const earlier = useRef<string | null>(null);
  const used = countCharacters(text);
  const isLong = used > LIMITS.message_max;
  const focus = () => field.current?.focus({ preventScroll: true });
  useEffect(
    () =>
      onTakeBack(draft, (taken) => {
        write(text === '' ? taken.text : `${taken.text}\n${text}`);
        earlier.current = taken.client_message_id;
        queue.restore(taken.files);
        field.current?.focus({ preventScroll: true });
      }),
    [draft, text, write, queue],
  );

  const send = () => {
    const found = mistakeIn(text, files.chosen);
    setMistake(found);
    focus();
    if (found !== null || isLong) {
      return;
    }
    onSend({ text, files: queue.take(), client_message_id: earlier.current });
    earlier.current = null;
    write('');
    clear();
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
    : mistake !== null && mistake === mistakeIn(text, chosen)
      ? t(mistakeWords[mistake])
      : undefined;
  const notes = [error !== undefined && `${id}-error`, messagesLeft !== null && `${id}-left`].filter(Boolean).join(' ');
  return (
    <form className="composer" noValidate onSubmit={onSubmit}>
      <label className="unseen" htmlFor={id}>
        {t('messages.write', { name })}
      </label>
      <ChosenFiles chosen={chosen} queue={queue} />
      {files.isPanelOpen && (
        <AttachPanel
          id={`${id}-attach`}
          closedBecause={noFilesBecause}
          isOver={files.isOver}
          isFull={chosen.length >= LIMITS.attachments_max}
          onFiles={(chosenNow) => {
            files.take(chosenNow);
            focus();
          }}
        />
      )}
      <div className="composer-row">
        <IconButton
          icon="clip"
          label={t('attachments.attach')}
          aria-expanded={files.isPanelOpen}
          aria-controls={files.isPanelOpen ? `${id}-attach` : undefined}
          onClick={files.togglePanel}
        />
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
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit">{t('messages.send')}</Button>
      </div>
      {files.leftOut > 0 && (
        <div role="alert">
          <FieldError>{t('attachments.too_many', { count: LIMITS.attachments_max })}</FieldError>
        </div>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {messagesLeft !== null && (
        <p id={`${id}-left`} className="tiny muted">
          {t('messages.left', { count: messagesLeft, name })}
        </p>
      )}
    </form>
  );
}

const mistakeWords = {
  empty: 'messages.missing',
  files_wait: 'attachments.wait',
  files_failed: 'attachments.remove_first',
} as const;

function mistakeIn(text: string, chosen: ReturnType<typeof useFiles>['chosen']): Mistake | null {
  if (text.trim() === '' && chosen.length === 0) {
    return 'empty';
  }
  if (chosen.some(({ state }) => state === 'failed')) {
    return 'files_failed';
  }
  return chosen.every(({ state }) => state === 'ready') ? null : 'files_wait';
}

/** A picture from a page or a file; text that was copied with a picture of itself is pasted as text. */
const holdsFiles = ({ types }: DataTransfer) => types.includes('Files') && !types.includes('text/plain');

/** The files of the message, and the panel from which they come; it opens by itself for what is dropped. */
function useAttaching(userId: string, { draft, isClosed }: { draft: string; isClosed: boolean }) {
  const { chosen, queue } = useFiles(userId, draft);
  const [isOpen, setOpen] = useState(false);
  const [leftOut, setLeftOut] = useState(0);
  const take = (files: File[]) => {
    setLeftOut(isClosed ? 0 : queue.add(files));
    setOpen(isClosed);
  };
  const isOver = useArrivingFiles({ isWanted: holdsFiles, onFiles: take });
  return {
    chosen,
    queue,
    take,
    isOver,
    leftOut,
    isPanelOpen: isOpen || isOver,
    togglePanel: () => setOpen(!isOpen),
  };
}
