import type { StaffReview } from '@abroad/contract/admin-reviews';
import { REPORT_REASONS } from '@abroad/contract/report-reasons';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { consolePaths } from '../../lib/console-paths.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { Button } from '../../ui/button.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Status } from '../../ui/status.tsx';
import '../mentor-reviews/reviews.css';
import { HiddenText } from '../forms/hidden-text.tsx';
import { Stars } from '../mentor-reviews/star-field.tsx';
import { ConsoleRefusal } from '../admin/console-failure.tsx';
import { ConsoleHistory, ConsolePage, ConsoleWaiting } from '../admin/console-page.tsx';
import { useAdminChange, useAdminQuery } from '../admin/use-admin.ts';

/** One review with its text. */
export default function StaffReviewPage() {
  const { id = '' } = useParams();
  return <OpenReview key={id} id={id} />;
}

function OpenReview({ id }: { id: string }) {
  const t = useT();
  const query = useAdminQuery(['review', id], (api, signal) => api.getStaffReview({ params: { id }, signal }));
  return (
    <ConsolePage title={t('judged.one')} lead={t('judged.read_lead')}>
      {query.data === undefined ? <ConsoleWaiting query={query} /> : <Read review={query.data} />}
    </ConsolePage>
  );
}

function Read({ review }: { review: StaffReview }) {
  const t = useT();
  const format = useFormat();
  const { author, mentor, status, counts, uncounted_because, text, public_text, reply, public_reply, lang } = review;
  return (
    <>
      <div className="card card-body">
        <Facts>
          <Fact name={t('judged.state')}>
            <Status tone={status === 'published' ? 'good' : 'resting'}>{t(`judged.status_${status}`)}</Status>
            {!counts &&
              ` · ${t(uncounted_because === null ? 'reviews.uncounted' : `reviews.uncounted_${uncounted_because}`)}`}
          </Fact>
          <Fact name={t('judged.author')}>
            <bdi>{author?.name ?? t('judged.deleted')}</bdi>
          </Fact>
          <Fact name={t('judged.mentor')}>
            <bdi>{mentor?.name ?? t('judged.deleted')}</bdi>
          </Fact>
          <Fact name={t('judged.published')}>{format.moment(review.published_at)}</Fact>
        </Facts>
      </div>
      <section className="card card-body stack">
        <Stars count={review.stars} />
        <p>{t(review.would_book_again ? 'reviews.would_again' : 'reviews.would_not_again')}</p>
        <Words title={t('judged.text')} text={text ?? t('judged.no_text')} lang={text === null ? undefined : lang} />
        <Words title={t('judged.public')} text={public_text} lang={lang} />
        <Words title={t('judged.reply')} text={reply} />
        <Words title={t('judged.public')} text={public_reply} />
      </section>
      <CaseAbout review={review} />
      <ConsoleHistory
        title={t('judged.history')}
        events={review.events.map(({ kind, created_at }) => ({
          key: `${kind} ${created_at}`,
          at: created_at,
          what: t(`judged.kind_${kind}` as MessageKey),
        }))}
      />
    </>
  );
}

function Words({ title, text, lang }: { title: string; text: string | null; lang?: string | undefined }) {
  const t = useT();
  return (
    text !== null && (
      <div>
        <h2 className="small">{title}</h2>
        <p className="review-text" dir="auto" lang={lang}>
          <HiddenText text={text} label={t('reviews.hidden')} />
        </p>
      </div>
    )
  );
}

/** The case about a review: a decision there hides it. */
function CaseAbout({ review: { id, case_id, status } }: { review: StaffReview }) {
  const t = useT();
  const [reason, setReason] = useState<(typeof REPORT_REASONS)[number]>('fake_review');
  const { mutate, isPending, error } = useAdminChange((api, body: { reason: typeof reason }) =>
    api.openReviewCase({ params: { id }, body }),
  );
  if (case_id !== null) {
    return (
      <p>
        <Link className="link" to={consolePaths.case(case_id)}>
          {t('judged.case_open')}
        </Link>
      </p>
    );
  }
  if (status !== 'published') {
    return null;
  }
  return (
    <form
      className="filter-row"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ reason });
      }}
    >
      <SelectField
        label={t('judged.reason')}
        name="reason"
        value={reason}
        options={REPORT_REASONS.map((value) => ({ value, label: t(`reports.reason_${value}`) }))}
        onChange={(event) => setReason(REPORT_REASONS.find((value) => value === event.target.value) ?? 'other')}
      />
      <Button type="submit" kind="line" loading={isPending && t('judged.opening')}>
        {t('judged.open')}
      </Button>
      {error !== null && <ConsoleRefusal error={error} />}
    </form>
  );
}
