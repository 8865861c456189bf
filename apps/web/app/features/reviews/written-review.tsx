import type { Booking } from '@abroad/contract/bookings';
import type { Review } from '@abroad/contract/reviews';
import { useT } from '../../lib/i18n.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';
import { aspects } from '../mentor-reviews/aspects.ts';
import { questions } from './review-draft.ts';
import { HiddenText } from '../forms/hidden-text.tsx';
import { Stars } from '../mentor-reviews/star-field.tsx';

/** One side's review, for its author and its subject, who may read all of it. */
export function WrittenReview({ review, booking, title }: { review: Review; booking: Booking; title: string }) {
  const t = useT();
  const { first_name: name } = otherSide(booking);
  const isMine = review.author_role === booking.viewer_role;
  return (
    <section className="card review stack">
      <h2>{title}</h2>
      {review.stars !== null && <Stars count={review.stars} />}
      {review.would_book_again !== null && (
        <p>{t(review.would_book_again ? 'reviews.would_again' : 'reviews.would_not_again')}</p>
      )}
      {review.text !== null && (
        <p className="review-text" dir="auto" lang={review.lang}>
          <HiddenText text={review.text} label={t('reviews.hidden')} />
        </p>
      )}
      <OthersRead text={review.public_text} lang={review.lang} />
      {review.aspects !== null && (
        <dl className="review-facts">
          {aspects.map((aspect) => {
            const stars = review.aspects?.[aspect];
            return (
              stars !== undefined && (
                <div key={aspect}>
                  <dt>{t(`reviews.aspect_${aspect}`)}</dt>
                  <dd>
                    <Stars count={stars} />
                  </dd>
                </div>
              )
            );
          })}
        </dl>
      )}
      {review.answers !== null && (
        <dl className="review-facts">
          {questions.map((question) => (
            <div key={question}>
              <dt>{t(`reviews.${question}`, { name: isMine ? name : t('reviews.you') })}</dt>
              <dd>{t(review.answers?.[question] ? 'reviews.yes' : 'reviews.no')}</dd>
            </div>
          ))}
        </dl>
      )}
      {review.private_note !== null && (
        <div>
          <h3 className="small">{isMine ? t('reviews.note', { name }) : t('reviews.note_for_you')}</h3>
          <p className="review-text" dir="auto">
            {review.private_note}
          </p>
        </div>
      )}
      {review.reply !== null && (
        <div className="review-reply">
          <h3 className="small">{t('reviews.answer_by', { name: booking.mentor.first_name })}</h3>
          <p className="review-text" dir="auto">
            <HiddenText text={review.reply.text} label={t('reviews.hidden')} />
          </p>
          <OthersRead text={review.reply.public_text} />
        </div>
      )}
    </section>
  );
}

/** For the writer of a text with contact data: the text as others read it. */
function OthersRead({ text, lang }: { text: string | null; lang?: string }) {
  const t = useT();
  return (
    text !== null && (
      <div className="small muted">
        <p>{t('reviews.others_read')}</p>
        <p className="review-text" dir="auto" lang={lang}>
          <HiddenText text={text} label={t('reviews.hidden')} />
        </p>
      </div>
    )
  );
}
