// The consequences of repeated breaches of one rule. Pure: no clock, no database.

export const STRIKE_KINDS = [
  'no_show',
  'late_cancellation',
  'paying_outside',
  'chargeback',
  'safety',
  'other',
] as const;
export type StrikeKind = (typeof STRIKE_KINDS)[number];

/** The months for which a strike counts. */
export const STRIKE_MONTHS = 12;

export const LADDER_STEPS = ['warn', 'hide_until_read', 'hide', 'suspend', 'close'] as const;
export type LadderStep =
  | { do: 'warn' }
  /** The profile is hidden until its mentor has read the checklist. */
  | { do: 'hide_until_read' }
  | { do: 'hide'; days: number }
  | { do: 'suspend'; days: number }
  | { do: 'close' };

/** The steps for the first, second, … strike in 12 months; the last applies to all further ones. Other kinds are decided case by case. */
export const LADDERS = {
  no_show: [
    { do: 'hide_until_read' },
    { do: 'hide', days: 7 },
    { do: 'hide', days: 14 },
    { do: 'hide', days: 30 },
    { do: 'close' },
  ],
  paying_outside: [{ do: 'warn' }, { do: 'suspend', days: 7 }, { do: 'suspend', days: 30 }, { do: 'close' }],
} as const satisfies Partial<Record<StrikeKind, readonly LadderStep[]>>;
export type LadderKind = keyof typeof LADDERS;
export const LADDER_KINDS = ['no_show', 'paying_outside'] as const satisfies readonly LadderKind[];

/** The hours before the start from which a mentor's cancellation is late. */
export const LATE_CANCELLATION_H = 24;
/** The number of late cancellations that count as one missed session. */
export const LATE_CANCELLATIONS_PER_NO_SHOW = 3;

/** Counts the missed sessions in a mentor's strikes. @param strikes the kinds of those that still count. */
export const missedSessions = (strikes: readonly StrikeKind[]): number =>
  strikes.filter((kind) => kind === 'no_show').length +
  Math.floor(strikes.filter((kind) => kind === 'late_cancellation').length / LATE_CANCELLATIONS_PER_NO_SHOW);

/** Returns the step of a ladder for a number of strikes, the newest included; null for none. */
export function stepOf(kind: LadderKind, count: number): LadderStep | null {
  const steps: readonly LadderStep[] = LADDERS[kind];
  return count < 1 ? null : (steps[Math.min(count, steps.length) - 1] ?? null);
}

/** Returns the consequence of a mentor's new strike; null for a late cancellation that isn't the third. @param strikes the kinds that count, with the new one. */
export function stepAfter(added: StrikeKind, strikes: readonly StrikeKind[]): LadderStep | null {
  if (added === 'paying_outside') {
    return stepOf(added, strikes.filter((kind) => kind === added).length);
  }
  const late = strikes.filter((kind) => kind === 'late_cancellation').length;
  const counts = added === 'no_show' || (added === 'late_cancellation' && late % LATE_CANCELLATIONS_PER_NO_SHOW === 0);
  return counts ? stepOf('no_show', missedSessions(strikes)) : null;
}
