import type { Message, ThreadBooking, ThreadDetail } from '@abroad/contract/threads';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { daysOf } from './lines.ts';
import { MessageLine } from './message-line.tsx';
import type { Entry } from './outbox.ts';
import type { useOutbox } from './use-outbox.ts';
import { WaitingMessage } from './waiting-message.tsx';

interface Properties {
  told: ThreadDetail;
  /** The message that a search found, which is shown and marked; null without one. */
  wanted: string | null;
  waiting: readonly Entry[];
  outbox: Pick<ReturnType<typeof useOutbox>, 'retry' | 'drop'>;
  older: { load: () => void; isLoading: boolean } | null;
}

/** Pixels from the end within which the reader counts as being at the end. */
const nearEnd = 80;

/** Messages and bookings, by day. The log stays at its end while the reader is there, and in its place while older lines load. */
export function MessageLog({ told, wanted, waiting, outbox, older }: Properties) {
  const t = useT();
  const format = useFormat();
  const { messages, bookings, thread, has_more } = told;
  const days = daysOf({ messages, bookings, hasMore: has_more }, (instant) => format.longDay(instant));
  const last = messages.at(-1);
  const { ref, onScroll, isAway, toEnd, leaveEnd } = useEnd(messages[0]?.id, last?.id, waiting.length);
  const found = useWanted(
    messages.some(({ id }) => id === wanted),
    leaveEnd,
  );
  return (
    <>
      {/* A region that scrolls has to be reachable by keyboard (WCAG 2.1.1). */}
      <section
        className="message-log"
        ref={ref}
        onScroll={onScroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('messages.log')}
      >
        {older && (
          <div className="message-older">
            <Button kind="line" size="small" onClick={older.load} loading={older.isLoading && t('messages.loading')}>
              {t('messages.older')}
            </Button>
          </div>
        )}
        {!thread.contacts_open && !has_more && (
          <p className="message-note">
            <Icon name="info" />
            {t('messages.contacts_note')}
          </p>
        )}
        {days.map((day) => (
          <section key={day.at} className="message-day" aria-label={format.longDay(day.at)}>
            <h3 className="message-date">{format.longDay(day.at)}</h3>
            <ol>
              {day.lines.map((line) =>
                line.kind === 'message' ? (
                  <MessageLine
                    key={line.message.id}
                    message={line.message}
                    other={thread.other}
                    found={line.message.id === wanted ? found : null}
                  />
                ) : (
                  <BookingLine key={line.booking.id} booking={line.booking} />
                ),
              )}
            </ol>
          </section>
        ))}
        {waiting.length > 0 && (
          <ol className="message-day">
            {waiting.map((entry) => (
              <WaitingMessage
                key={entry.client_message_id}
                entry={entry}
                draft={`message.${thread.id}`}
                outbox={outbox}
              />
            ))}
          </ol>
        )}
      </section>
      {isAway && (
        <div className="message-latest">
          <Button size="small" icon="down" onClick={toEnd}>
            {t('messages.latest')}
          </Button>
        </div>
      )}
      <Announced messages={messages} name={thread.other.first_name} />
    </>
  );
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => `${clientWidth} ${clientHeight}`;

/** Keeps the end of a scrolled region in sight while its reader is there, and the reading position while older lines load above. */
function useEnd(first: string | undefined, last: string | undefined, waiting: number) {
  const ref = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  const height = useRef(0);
  const size = useRef('');
  const known = useRef({ first, last });
  const [isAway, setAway] = useState(false);
  const toEnd = () => {
    const box = ref.current;
    box?.scrollTo({ top: box.scrollHeight });
  };

  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) {
      return;
    }
    if (isAtEnd.current) {
      box.scrollTop = box.scrollHeight;
    } else if (known.current.first !== first && known.current.last === last) {
      box.scrollTop += box.scrollHeight - height.current;
    }
    height.current = box.scrollHeight;
    known.current = { first, last };
  }, [first, last]);

  // The reader's own messages always scroll into view.
  useLayoutEffect(() => {
    const box = ref.current;
    if (waiting > 0 && box !== null) {
      box.scrollTop = box.scrollHeight;
    }
  }, [waiting]);

  // The field below grows, and so does a keyboard on the screen, which may also be turned.
  useEffect(() => {
    const box = ref.current;
    if (box === null) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      size.current = sizeOf(box);
      if (isAtEnd.current) {
        box.scrollTop = box.scrollHeight;
      }
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const box = ref.current;
    // After a change of size it wasn't the reader who scrolled.
    if (box !== null && size.current === sizeOf(box)) {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
      setAway(!isAtEnd.current);
    }
  };
  const leaveEnd = () => {
    isAtEnd.current = false;
    setAway(true);
  };
  return { ref, onScroll, isAway, toEnd, leaveEnd };
}

/** Scrolls to the message that a search found and focuses it once, as soon as it is there. */
function useWanted(isThere: boolean, leaveEnd: () => void) {
  const line = useRef<HTMLLIElement>(null);
  const show = useEffectEvent(() => {
    leaveEnd();
    line.current?.scrollIntoView({ block: 'center' });
    line.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (isThere) {
      show();
    }
  }, [isThere]);
  return line;
}

/** A session of the two people, at the time of its booking. */
function BookingLine({ booking }: { booking: ThreadBooking }) {
  const t = useT();
  const format = useFormat();
  return (
    <li className="message-booking">
      <Link to={paths.booking(booking.id)}>
        <Icon name="calendar" />
        <span>
          <span className="strong" dir="auto">
            {booking.title}
          </span>
          <br />
          <span className="small muted">
            {format.at(booking.start)} · {t(`messages.booking_${booking.status}`)}
          </span>
        </span>
      </Link>
    </li>
  );
}

/** The most lines that wait for a screen reader that is still reading. */
const announcedMost = 5;

/**
 * Tells screen readers of messages that came while the conversation was open; each once, when they are ready for it: an
 * added line is announced, also if two come at once or have the same text.
 */
function Announced({ messages, name }: { messages: readonly Message[]; name: string }) {
  const t = useT();
  const [before] = useState(messages.at(-1)?.id);
  const came = messages.slice(messages.findIndex(({ id }) => id === before) + 1).filter(({ is_own }) => !is_own);
  return (
    <div className="unseen" aria-live="polite">
      {came.slice(-announcedMost).map(({ id, text, attachments }) => {
        const files = attachments.length > 0 && t('attachments.count', { count: attachments.length });
        const said = [text ?? t('messages.removed'), files].filter(Boolean).join(' ');
        return <p key={id}>{t('messages.announced', { name, text: said })}</p>;
      })}
    </div>
  );
}
