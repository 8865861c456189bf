import type { Booking } from '@abroad/contract/bookings';
import { isWebLink } from './answers.ts';

/** The answers from the booking of a session. Links leave the site and carry `nofollow`. */
export function AnswerList({ answers }: Pick<Booking, 'answers'>) {
  return (
    <dl className="stack">
      {answers.map(({ question, answer }) => (
        <div key={question}>
          <dt className="small strong">{question}</dt>
          <dd className="booking-text as-written">
            {isWebLink(answer) ? (
              <a className="link" href={answer} target="_blank" rel="noopener noreferrer nofollow">
                {answer}
              </a>
            ) : (
              answer
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
