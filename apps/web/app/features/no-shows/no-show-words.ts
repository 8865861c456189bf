import type { Booking } from '@abroad/contract/bookings';
import type { NoShow } from '@abroad/contract/no-shows';
import type { MessageKey } from '../../locales/index.ts';
import type { StatusTone } from '../../ui/status.tsx';

/** The tones of a case's states, for the staff. */
export const CASE_TONES: Readonly<Record<NoShow['state'], StatusTone>> = {
  reported: 'waiting',
  contested: 'watch',
  accepted: 'resting',
  uncontested: 'resting',
  decided: 'resting',
};

/** An answer as the reader gives it: the same position means something else to the reporter. */
export interface Position {
  position: 'agree' | 'contest';
  kind: 'there' | 'not_there' | 'met' | 'add';
}

/** Returns the reader's possible answers now, in the order of the buttons. */
export function positionsOf({ positions, statements }: NoShow, { viewer_role }: Booking): Position[] {
  const hasReported = statements.some(({ side, word }) => side === viewer_role && word === 'report');
  const kinds = hasReported
    ? ({ contest: 'add', agree: 'met' } as const)
    : ({ contest: 'there', agree: 'not_there' } as const);
  return (['contest', 'agree'] as const)
    .filter((position) => positions.includes(position))
    .map((position) => ({ position, kind: kinds[position] }));
}

interface Words {
  title: MessageKey;
  text: MessageKey;
}

type Case = NonNullable<Booking['no_show']>;

/** Explains a case to its reader, while it is open and after it has ended. */
export function caseWords({ state, reported_by, outcome }: Case, { viewer_role, price }: Booking): Words {
  const isOwn = reported_by === viewer_role;
  if (outcome === null) {
    const title = state === 'contested' ? 'noshow.contested' : isOwn ? 'noshow.reported_you' : 'noshow.reported_other';
    const text = state === 'contested' ? 'noshow.contested_text' : isOwn ? 'noshow.waits' : 'noshow.answer_by';
    return { title, text };
  }
  const paid = price ? 'paid' : 'free';
  return { title: `noshow.ended_${outcome}`, text: `noshow.ended_${outcome}_${viewer_role}_${paid}` };
}
