import { useRef } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';

export const MESSAGE_MAX = 2000;
const SUGGESTIONS = 3;
const usual = ['booking.subject_application', 'booking.subject_choice', 'booking.subject_life'] as const;

interface Properties {
  /** The mentor's first name. */
  name: string;
  /** The mentor's topics. */
  topics: readonly string[];
  text: string;
  onWrite: (text: string) => void;
  error: string | undefined;
}

/** The message to the mentor, with beginnings that can be pressed: the mentor's own topics first. */
export function MessageField({ name, topics, text, onWrite, error }: Properties) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const subjects = [...topics, ...usual.map((key) => t(key))].slice(0, SUGGESTIONS);
  const press = (sentence: string) => {
    const isThere = text.includes(sentence);
    const rest = text.replace(sentence, '').trim();
    onWrite(isThere ? rest : `${text === '' || text.endsWith(' ') ? text : `${text.trimEnd()} `}${sentence} `);
    if (!isThere) {
      const field = box.current?.querySelector('textarea');
      field?.focus();
    }
  };
  return (
    <div className="booking-say" ref={box}>
      <fieldset className="booking-suggestions" aria-label={t('booking.suggestions')}>
        {subjects.map((subject) => {
          const sentence = t('booking.suggestion', { subject });
          const isThere = text.includes(sentence);
          return (
            <button
              key={subject}
              type="button"
              className="suggestion"
              aria-pressed={isThere}
              onClick={() => press(sentence)}
            >
              <Icon name={isThere ? 'check' : 'plus'} />
              {subject}
            </button>
          );
        })}
      </fieldset>
      <TextAreaField
        label={t('booking.message', { name })}
        hint={t('booking.message_hint', { name })}
        name="message"
        rows={4}
        limit={MESSAGE_MAX}
        value={text}
        error={error}
        onChange={(event) => onWrite(event.target.value)}
      />
    </div>
  );
}
