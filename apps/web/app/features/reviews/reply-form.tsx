import type { Booking } from '@abroad/contract/bookings';
import type { Review } from '@abroad/contract/reviews';
import { useId, useState } from 'react';
import { countCharacters } from '../../lib/count-characters.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { fieldFailures } from '../forms/server-errors.ts';
import { HiddenWords, useHiddenWords } from './hidden-words.tsx';
import { useKeptText } from './use-kept-text.ts';
import { useChangeReview } from './use-reviews.ts';

/** As long as a reply may be (`LIMITS.review_reply_max`, without loading all limits). */
const replyMax = 1000;

/** The mentor's one public answer to a review. @param until when it closes */
export function ReplyForm({ booking, review, until }: { booking: Booking; review: Review; until: string }) {
  const t = useT();
  const id = useId();
  const format = useFormat();
  const { words: text, write, clear } = useKeptText(`review-reply.${review.id}`, review.reply?.text);
  const [isEmpty, setEmpty] = useState(false);
  const { mutate, isPending, error } = useChangeReview(booking, (kind) => {
    if (kind === 'remove_reply') write('');
    clear();
  });
  const checked = useHiddenWords(booking.id, text);
  const failure = error ?? checked.error;
  const [refused] = fieldFailures(failure);
  return (
    <form
      id={id}
      className="card card-body stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') {
          setEmpty(true);
          focusFirstError(id);
          return;
        }
        const focusRefused = () => focusFirstError(id);
        void checked.sendOnceKnown(
          () => mutate({ kind: 'reply', review_id: review.id, text }, { onError: focusRefused }),
          focusRefused,
        );
      }}
    >
      <TextAreaField
        label={t('reviews.reply')}
        hint={t('reviews.reply_hint', { date: format.day(until) })}
        rows={4}
        limit={replyMax}
        count={countCharacters}
        value={text}
        error={isEmpty ? t('reviews.reply_missing') : refused?.message}
        onChange={(event) => {
          setEmpty(false);
          write(event.target.value);
        }}
      />
      <FailureMessage variant="inline" error={refused === undefined ? failure : null} />
      <HiddenWords
        shown={checked.shown}
        onChange={() => document.getElementById(id)?.querySelector('textarea')?.focus()}
      />
      <div className="row">
        <Button type="submit" loading={(isPending || checked.isPending) && t('reviews.sending')}>
          {t(
            checked.shown !== null
              ? 'reviews.send_hidden'
              : review.reply === null
                ? 'reviews.send_reply'
                : 'reviews.save',
          )}
        </Button>
        {review.reply !== null && (
          <Button kind="line" onClick={() => mutate({ kind: 'remove_reply', review_id: review.id })}>
            {t('reviews.remove_reply')}
          </Button>
        )}
      </div>
    </form>
  );
}
