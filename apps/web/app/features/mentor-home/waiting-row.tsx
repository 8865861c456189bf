import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Due } from './due.tsx';
import type { Waiting } from './what-waits.ts';

interface Properties extends Pick<Waiting, 'id' | 'due'> {
  /** Epoch milliseconds. */
  now: number;
  /** A portrait, or the sign of its kind. */
  sign: ReactNode;
  title: ReactNode;
  /** The facts below the title. */
  children?: ReactNode;
  actions: ReactNode;
  /** What is asked before an action, below the row. */
  form?: ReactNode;
  /** It was answered, and goes away. */
  isFolded?: boolean;
}

/** Something that waits, with all that an answer needs. Its title takes the focus when the row before it is done. */
export function WaitingRow({ id, due, now, sign, title, children, actions, form, isFolded = false }: Properties) {
  return (
    <li id={rowId(id)} className={classNames('waits', isFolded && 'waits-folded')} inert={isFolded}>
      <div className="waits-row">
        {sign}
        <div className="waits-what">
          <h3 tabIndex={-1}>{title}</h3>
          {children}
        </div>
        {due !== null && <Due due={due} now={now} />}
        <div className="waits-do">{actions}</div>
        {form}
      </div>
    </li>
  );
}

const rowId = (id: string) => `waits-${id}`;

/** Moves the focus from a row that is done to the one that follows, else to the one before, else to the list's heading. */
export function focusAfter(id: string): void {
  const row = document.getElementById(rowId(id));
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const title = beside?.querySelector('h3') ?? row?.closest('section')?.querySelector('h2');
  title?.focus();
}

/** The sign of what waits and has no portrait. */
export function Sign({ icon, tone }: { icon: IconName; tone?: 'bad' | 'watch' }) {
  return (
    <span className={classNames('waits-sign', tone && `waits-sign-${tone}`)}>
      <Icon name={icon} />
    </span>
  );
}
