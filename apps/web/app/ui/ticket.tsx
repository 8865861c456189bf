import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { LongRouteArc } from './route-line.tsx';

interface Properties {
  label: string;
  /** Left and right of the first line: the route, and the state. */
  head: ReactNode;
  state?: ReactNode;
  clocks: ReactNode;
  /** Below the clocks: the person, and the subject. */
  children: ReactNode;
  /** The next steps, beyond the tear-off line. Without it that line is above the person. */
  side?: ReactNode;
  /** Whether it isn't valid any more. */
  isTorn?: boolean;
}

/** A booking is a ticket. */
export function Ticket({ label, head, state, clocks, children, side, isTorn = false }: Properties) {
  if (side !== undefined) {
    return (
      <figure className="ticket ticket-sided" aria-label={label}>
        <div className="ticket-part">
          <div className="ticket-head">
            {head}
            {state}
          </div>
          {clocks}
          <div className="ticket-stub">{children}</div>
        </div>
        <div className="ticket-side">{side}</div>
      </figure>
    );
  }
  return (
    <figure className={classNames('ticket', isTorn && 'ticket-torn')} aria-label={label}>
      <div className="ticket-part">
        <div className="ticket-head">
          {head}
          {state}
        </div>
        {clocks}
      </div>
      <div className="ticket-tear" />
      <div className="ticket-part ticket-stub">{children}</div>
    </figure>
  );
}

interface ClockFace {
  time: string;
  /** Place and date: `Hanoi, Fri 27 Nov`. */
  caption: string;
}

/** The same moment on the clocks of two people. */
export function TwoClocks({ mine, theirs }: { mine: ClockFace; theirs: ClockFace }) {
  return (
    <div className="clocks">
      <Clock {...mine} />
      <LongRouteArc />
      <Clock {...theirs} />
    </div>
  );
}

function Clock({ time, caption }: ClockFace) {
  return (
    <div className="clock">
      <div className="clock-time">{time}</div>
      <div className="clock-caption">{caption}</div>
    </div>
  );
}
