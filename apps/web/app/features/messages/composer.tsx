import { LIMITS } from '@abroad/contract/limits';
import { type KeyboardEvent, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { countCharacters } from '../../lib/count-characters.ts';
import { useT } from '../../lib/i18n.tsx';
import { useArrivingFiles } from '../../lib/use-arriving-files.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { isEnter } from '../../ui/is-enter.ts';
import { Menu } from '../../ui/menu.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { ChosenFiles } from '../files/chosen-files.tsx';
import { useFiles } from '../files/use-files.ts';
import { useMessageDraft } from '../forms/use-message-draft.ts';
import { AttachPanel } from './composer-files.tsx';
import './composer.css';
import { HiddenWarning, useHidden } from './hidden-warning.tsx';
import type { TakenBack } from './outbox.ts';
import { onTakeBack } from './take-back.ts';
import type { useOutbox } from './use-outbox.ts';
import { useSavedAnswers } from './use-saved-answers.ts';

interface Properties {
  userId: string;
  /** The key of the draft in this tab. */
  draft: string;
  /** The recipient's name. */
  name: string;
  /** The number of messages before the first answer; null without a limit. */
  messagesLeft: number | null;
  /** The reason why a message can't have files; null if it can. */
  noFilesBecause: string | null;
  /** Whether contact data is certainly shown to the other person, so that there is nothing to say about it. */
  showsContacts: boolean;
  /** Whether the texts that mentors write often are offered. */
  hasSavedAnswers?: boolean;
  outbox: Pick<ReturnType<typeof useOutbox>, 'entries' | 'send' | 'drop' | 'check'>;
}

/** The reason why a message isn't sent, after its author has tried. */
type Mistake = 'empty' | 'files_wait' | 'files_failed';

/**
 * Where a message is written. Enter sends it where there is a keyboard, and begins a line on a phone. If a part would be hidden, this
 * is said while it is typed, and what is said is sent; a text that is sent before it was said stays in the field once.
 */
export function Composer({
  userId,
  draft,
  name,
  messagesLeft,
  noFilesBecause,
  showsContacts,
  hasSavedAnswers = false,
  outbox,
}: Properties) {
  const t = useT();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, write, clear } = useMessageDraft(draft);
  const files = useAttaching(userId, { draft, isClosed: noFilesBecause !== null });
  const { chosen, queue } = files;
  const [mistake, setMistake] = useState<Mistake | null>(null);
  /** The id of a message that was taken back, but may have arrived. */
  const earlier = useRef<string | null>(null);
  const used = countCharacters(text);
  const isLong = used > LIMITS.message_max;
  const focus = () => field.current?.focus({ preventScroll: true });
  const hidden = useHidden(text, !showsContacts, outbox.check);

  const takeIn = (taken: TakenBack): string => {
    const joined = text === '' ? taken.text : `${taken.text}\n${text}`;
    write(joined);
    earlier.current = taken.client_message_id;
    queue.restore(taken.files);
    return joined;
  };
  const onTaken = useEffectEvent((taken: TakenBack) => {
    takeIn(taken);
    focus();
  });
  useEffect(() => onTakeBack(draft, (taken) => onTaken(taken)), [draft]);
  // A message that was sent without a connection is checked when the connection is back.
  const asking = outbox.entries.find(({ state }) => state === 'asks')?.client_message_id;
  const ask = useEffectEvent((waiting: string) => void hidden.ask(takeIn(outbox.drop(waiting))));
  useEffect(() => {
    if (asking !== undefined) {
      ask(asking);
    }
  }, [asking]);

  const sendNow = (is_checked: boolean) => {
    outbox.send({ text, files: queue.take(), client_message_id: earlier.current }, is_checked);
    earlier.current = null;
    hidden.forget();
    write('');
    clear();
    focus();
  };
  const send = async () => {
    const found = mistakeIn(text, files.chosen);
    setMistake(found);
    if (found !== null || isLong || hidden.isChecking) {
      focus();
    } else if (showsContacts || text.trim() === '' || hidden.isKnown || hidden.kinds.length > 0) {
      sendNow(true);
    } else {
      focus();
      const said = await hidden.ask(text);
      if (said !== 'asks') {
        sendNow(said === 'clear');
      }
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEnter(event) && !event.shiftKey && matchMedia('(pointer: fine)').matches) {
      event.preventDefault();
      void send();
    }
  };
  const error = isLong
    ? t('messages.too_long', { used, most: LIMITS.message_max })
    : mistake !== null && mistake === mistakeIn(text, chosen)
      ? t(mistakeWords[mistake])
      : undefined;
  const notes = [error !== undefined && `${id}-error`, messagesLeft !== null && `${id}-left`].filter(Boolean).join(' ');
  return (
    <form
      className="composer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
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
      {hidden.kinds.length > 0 && <HiddenWarning name={name} kinds={hidden.kinds} isStopped={hidden.isStopped} />}
      <div className="composer-row">
        <IconButton
          icon="clip"
          label={t('attachments.attach')}
          aria-expanded={files.isPanelOpen}
          aria-controls={files.isPanelOpen ? `${id}-attach` : undefined}
          onClick={files.togglePanel}
        />
        {hasSavedAnswers && (
          <SavedAnswersMenu
            userId={userId}
            onChoose={(answer) => {
              write(text === '' ? answer : `${text}\n${answer}`);
              // The menu gives the focus back to its button first.
              setTimeout(focus);
            }}
          />
        )}
        <textarea
          ref={field}
          id={id}
          className="input composer-text"
          dir="auto"
          rows={1}
          placeholder={t('messages.write', { name })}
          aria-invalid={error !== undefined}
          aria-describedby={notes === '' ? undefined : notes}
          readOnly={hidden.isChecking}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" loading={hidden.isChecking && t('messages.sending')}>
          {t('messages.send')}
        </Button>
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

/** The files of the message, and the panel from which they come; it opens by itself for dropped files. */
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

const SavedAnswersDialog = laterDialog(() => import('./saved-answers-dialog.tsx'));

/** The beginning of a text, as long as a line of a menu. */
const lineOf = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, ' ');
  return line.length <= 48 ? line : `${line.slice(0, 47).trimEnd()}…`;
};

/** Puts a text that the mentor writes often into the message, and leads to where these texts are changed. */
function SavedAnswersMenu({ userId, onChoose }: { userId: string; onChoose: (text: string) => void }) {
  const t = useT();
  const [isEditing, setEditing] = useState(false);
  const { data = [] } = useSavedAnswers(userId);
  return (
    <>
      <Menu
        trigger={<IconButton icon="copy" label={t('messages.saved')} />}
        entries={[
          ...data.map((text) => ({ label: lineOf(text), onSelect: () => onChoose(text) })),
          { label: t('messages.saved_edit'), icon: 'edit', onSelect: () => setEditing(true) },
        ]}
      />
      {isEditing && (
        <Suspense>
          <SavedAnswersDialog userId={userId} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
