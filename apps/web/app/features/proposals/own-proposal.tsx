import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { slotAt } from '../booking-core/slot-at.ts';
import type { BodyProperties } from './body-properties.ts';
import { useAnswerProposal } from './use-answer-proposal.ts';

/** What the reader proposed, while the other side thinks about it. */
export function OwnProposal({ booking, proposal, words }: BodyProperties) {
  const t = useT();
  const { mutate, isPending, error } = useAnswerProposal(booking, proposal.id);
  const { first_name: name } = otherSide(booking);
  return (
    <>
      <p>
        {t(booking.status === 'requested' ? 'requests.own_text' : 'proposals.own_text', {
          name,
          moment: words.moment(booking.start),
        })}
      </p>
      <ul className="stack">
        {proposal.starts.map((start) => (
          <li key={start}>
            <p className="strong">{words.yours(slotAt(booking, start))}</p>
            <p className="small muted">{words.theirs(slotAt(booking, start))}</p>
          </li>
        ))}
      </ul>
      <FailureMessage variant="inline" error={error} />
      <div>
        <Button
          kind="line"
          loading={isPending && t('proposals.withdrawing')}
          onClick={() => mutate({ answer: 'withdraw', reason: '' })}
        >
          {t('proposals.withdraw')}
        </Button>
      </div>
    </>
  );
}
