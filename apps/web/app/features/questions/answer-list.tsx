import type { Booking } from '@abroad/contract/bookings';
import { isWebLink } from './answers.ts';

/** What was answered when a session was booked. A link leads away from here, and vouches for nothing. */
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
