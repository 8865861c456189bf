import type { Booking } from '@abroad/contract/bookings';
import type { BookingReviews, Review } from '@abroad/contract/reviews';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';
import { ReasonDialog } from '../booking-core/reason-dialog.tsx';
import { LoadingDetail } from '../bookings/booking-places.tsx';
import { LoadedBooking } from '../bookings/loaded-booking.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { ReportButton } from '../reports/report-button.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReviewForm } from './review-form.tsx';
import '../mentor-reviews/reviews.css';
import { useChangeReview, useReviews } from './use-reviews.ts';
import { WrittenReview } from './written-review.tsx';
import { titled } from '../../lib/page-title.ts';

export const meta = titled('reviews.page');

/** Both sides' reviews of a session. */
export default function ReviewPage() {
  const { id = '' } = useParams();
  return <OpenReview key={id} bookingId={id} />;
}

function OpenReview({ bookingId }: { bookingId: string }) {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap narrow stack">
      <Link className="crumb" to={paths.booking(bookingId)}>
        <Icon name="arrow_back" />
        {t('reviews.back')}
      </Link>
      <SignedInOnly fallback={<LoadingDetail />}>
        {() => <LoadedBooking id={bookingId}>{({ booking }) => <Reviews booking={booking} />}</LoadedBooking>}
      </SignedInOnly>
    </main>
  );
}

function Reviews({ booking }: { booking: Booking }) {
  const t = useT();
  const format = useFormat();
  const { first_name: name } = otherSide(booking);
  const { data, error, refetch } = useReviews(booking.id);
  return (
    <>
      <title>{t('layout.title', { page: t('reviews.title', { name }) })}</title>
      <h1>{t('reviews.title', { name })}</h1>
      <p className="muted">{`${booking.event_type.title} · ${format.day(booking.start)}`}</p>
      {data !== undefined ? (
        <BothReviews booking={booking} reviews={data} />
      ) : error === null ? (
        <LoadingDetail />
      ) : (
        <FailureCard level={2} error={error} onRetry={refetch} />
      )}
    </>
  );
}

function BothReviews({ booking, reviews }: { booking: Booking; reviews: BookingReviews }) {
  const t = useT();
  const { mine, theirs, closes_at, reply_until } = reviews;
  const { first_name: name } = otherSide(booking);
  const isOpen = booking.allowed_actions.includes('review');
  const [isChanging, setChanging] = useState(false);
  const shown = mine !== null && mine.status !== 'withdrawn' ? mine : null;
  const isWriting = isOpen && (shown === null || isChanging);
  return (
    <>
      {theirs?.status === 'hidden' && <Banner>{t('reviews.hidden_theirs', { name })}</Banner>}
      {theirs?.status === 'published' && (
        <>
          <WrittenReview booking={booking} review={theirs} title={t('reviews.theirs', { name })} />
          <div>
            <ReportButton of={{ type: 'review', id: theirs.id, name }} />
          </div>
        </>
      )}
      {theirs !== null && reply_until !== null && <ReplyForm booking={booking} review={theirs} until={reply_until} />}
      {isWriting && (
        <ReviewForm booking={booking} mine={shown} closes_at={closes_at} onDone={() => setChanging(false)} />
      )}
      {!isWriting && shown !== null && (
        <>
          <WrittenReview booking={booking} review={shown} title={t('reviews.mine')} />
          <OwnReviewActions booking={booking} reviews={reviews} onChange={isOpen ? () => setChanging(true) : null} />
        </>
      )}
      {!isWriting && shown === null && (theirs === null || mine !== null) && (
        <Banner>{t(closedWords(booking, mine !== null))}</Banner>
      )}
    </>
  );
}

function closedWords(booking: Booking, wasWithdrawn: boolean) {
  if (wasWithdrawn) {
    return 'reviews.was_withdrawn';
  }
  const isOver = Date.parse(booking.end) <= Date.now();
  const tookPlace = booking.status === 'confirmed' || booking.status === 'completed';
  return tookPlace ? (isOver ? 'reviews.closed' : 'reviews.not_yet') : 'reviews.not_held';
}

function seenBy(mine: Review | null) {
  if (mine?.status === 'hidden') {
    return 'reviews.hidden_mine';
  }
  return mine?.author_role === 'mentor' ? 'reviews.seen_by_student' : 'reviews.public';
}

interface OwnActionsProperties {
  booking: Booking;
  reviews: BookingReviews;
  onChange: (() => void) | null;
}

/** The reader's possible actions on their own review, and who sees it. */
function OwnReviewActions({ booking, reviews: { mine, closes_at }, onChange }: OwnActionsProperties) {
  const t = useT();
  const format = useFormat();
  const { first_name: name } = otherSide(booking);
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useChangeReview(booking);
  const isSealed = mine?.status === 'sealed';
  return (
    <>
      <p className="small muted">
        {isSealed ? t('reviews.sealed', { name, date: format.day(closes_at) }) : t(seenBy(mine), { name })}
        {typeof mine?.decision_id === 'string' && (
          <>
            {' '}
            <Link className="link" to={paths.decision(mine.decision_id)}>
              {t('reviews.see_decision')}
            </Link>
          </>
        )}
      </p>
      <div className="row">
        {onChange && <Button onClick={onChange}>{t('reviews.change')}</Button>}
        <Button kind="line" onClick={() => setAsking(true)}>
          {t('reviews.withdraw')}
        </Button>
      </div>
      {isAsking && (
        <ReasonDialog
          title={t('reviews.withdraw_title')}
          words={{ keep: t('reviews.keep'), go: t('reviews.withdraw'), going: t('reviews.sending') }}
          label={null}
          hint=""
          isPending={isPending}
          error={error}
          onSubmit={() => mutate({ kind: 'withdraw' }, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          <p>{t(isSealed ? 'reviews.withdraw_sealed' : 'reviews.withdraw_public')}</p>
        </ReasonDialog>
      )}
    </>
  );
}
