import type { Booking } from '@abroad/contract/bookings';
import { spokenLanguage } from '@abroad/contract/languages';
import type { Review } from '@abroad/contract/reviews';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { countCharacters } from '../../lib/count-characters.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { fieldFailures } from '../forms/server-errors.ts';
import { aspects } from '../mentor-reviews/aspects.ts';
import { problemsOf, questions, toBody, type ReviewDraft } from './review-draft.ts';
import { StarField } from '../mentor-reviews/star-field.tsx';
import { HiddenWords, useHiddenWords } from './hidden-words.tsx';
import { useKeptDraft, useKeptText } from './use-kept-text.ts';
import { useChangeReview } from './use-reviews.ts';

/** As long as these texts may be (`LIMITS`, without loading all limits). */
const textMax = 2000;
const noteMax = 1000;

interface Properties {
  booking: Booking;
  mine: Review | null;
  /** Until when it can be written and changed. */
  closes_at: string;
  onDone: () => void;
}

/** One side's review of a session. It survives a reload; problems stand under their fields. */
export function ReviewForm({ booking, mine, closes_at, onDone }: Properties) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const { id, viewer_role: role } = booking;
  const { first_name: name } = otherSide(booking);
  const kept = useKeptDraft(`review-choices.${id}`, mine);
  const { draft, set } = kept;
  const text = useKeptText(`review-text.${id}`, mine?.text);
  const note = useKeptText(`review-note.${id}`, mine?.private_note);
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const { mutate, isPending, error } = useChangeReview(booking, () => {
    for (const { clear } of [kept, text, note]) clear();
  });
  const checked = useHiddenWords(id, text.words);
  const problems = isChecked ? problemsOf(draft, role, t) : {};
  const failure = error ?? checked.error;
  const refused = Object.fromEntries(fieldFailures(failure).map(({ path, message }) => [path, message]));
  const errorOf = (field: string) => problems[field] ?? refused[field];

  function submit() {
    setChecked(true);
    const [first] = Object.keys(problemsOf(draft, role, t));
    if (first !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
      return;
    }
    const focusRefused = () => focusFirstError(formId);
    void checked.sendOnceKnown(
      () =>
        mutate(
          {
            kind: 'write',
            body: toBody(draft, { role, text: text.words, note: note.words, lang: spokenLanguage(locale) }),
          },
          { onSuccess: onDone, onError: focusRefused },
        ),
      focusRefused,
    );
  }

  return (
    <form
      ref={form}
      id={formId}
      className="card review-form stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {role === 'prospect' ? (
        <AboutMentor draft={draft} name={name} set={set} errorOf={errorOf}>
          <TextAreaField
            label={t('reviews.text', { name })}
            hint={t('reviews.text_hint')}
            name="text"
            rows={5}
            limit={textMax}
            count={countCharacters}
            value={text.words}
            error={errorOf('text')}
            onChange={(event) => text.write(event.target.value)}
          />
        </AboutMentor>
      ) : (
        questions.map((question) => (
          <YesNoField
            key={question}
            name={question}
            label={t(`reviews.${question}`, { name })}
            value={draft[question]}
            error={errorOf(question)}
            onChange={(answer) => set({ [question]: answer })}
          />
        ))
      )}
      <TextAreaField
        label={t('reviews.note', { name })}
        hint={t('reviews.note_hint', { name })}
        rows={3}
        limit={noteMax}
        count={countCharacters}
        value={note.words}
        error={errorOf('private_note')}
        onChange={(event) => note.write(event.target.value)}
      />
      <p className="small muted">
        {t('reviews.sealed', { name, date: format.day(closes_at) })}{' '}
        <Link className="link" to={paths.reviewsPolicy()}>
          {t('reviewing.title')}
        </Link>
      </p>
      <FailureMessage variant="banner" error={Object.keys(refused).length > 0 ? null : failure} />
      <HiddenWords
        shown={checked.shown}
        onChange={() => form.current?.querySelector<HTMLTextAreaElement>('textarea[name="text"]')?.focus()}
      />
      <div className="row">
        <Button type="submit" size="large" loading={(isPending || checked.isPending) && t('reviews.sending')}>
          {t(
            checked.shown !== null
              ? 'reviews.send_hidden'
              : mine?.status === 'sealed'
                ? 'reviews.save'
                : 'reviews.send',
          )}
        </Button>
      </div>
    </form>
  );
}

interface AboutMentorProperties {
  draft: ReviewDraft;
  name: string;
  set: (changes: Partial<ReviewDraft>) => void;
  errorOf: (field: string) => string | undefined;
  children: ReactNode;
}

/** The questions to a student. */
function AboutMentor({ draft, name, set, errorOf, children }: AboutMentorProperties) {
  const t = useT();
  return (
    <>
      <StarField
        label={t('reviews.how_was_it')}
        name="stars"
        value={draft.stars}
        error={errorOf('stars')}
        onChange={(stars) => set({ stars })}
      />
      <YesNoField
        name="would_book_again"
        label={t('reviews.would_book_again', { name })}
        value={draft.would_book_again}
        error={errorOf('would_book_again')}
        onChange={(would_book_again) => set({ would_book_again })}
      />
      {children}
      <details
        className="review-aspects"
        open={aspects.some((aspect) => draft.aspects[aspect] ?? errorOf(`aspects.${aspect}`)) || undefined}
      >
        <summary>{t('reviews.more')}</summary>
        <div className="stack">
          {aspects.map((aspect) => (
            <StarField
              key={aspect}
              small
              label={t(`reviews.aspect_${aspect}`)}
              name={`aspects.${aspect}`}
              value={draft.aspects[aspect] ?? null}
              error={errorOf(`aspects.${aspect}`)}
              onChange={(stars) => set({ aspects: { ...draft.aspects, [aspect]: stars } })}
            />
          ))}
        </div>
      </details>
    </>
  );
}

interface YesNoProperties {
  label: string;
  name: string;
  value: boolean | null;
  error?: string | undefined;
  onChange: (value: boolean) => void;
}

/** A question with yes or no, as radio buttons. */
function YesNoField({ label, name, value, error, onChange }: YesNoProperties) {
  const t = useT();
  const id = useId();
  return (
    <fieldset className="yes-no" aria-describedby={error ? id : undefined}>
      <legend className="field-label">{label}</legend>
      <div className="row">
        {[true, false].map((answer) => (
          <label key={String(answer)} className="yes-no-choice">
            <input type="radio" name={name} checked={value === answer} onChange={() => onChange(answer)} />
            {t(answer ? 'reviews.yes' : 'reviews.no')}
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
