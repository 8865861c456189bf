import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface Properties {
  children: ReactNode;
  /** A problem interrupts a screen reader; other news wait their turn. */
  tone?: 'news' | 'problem';
  action?: ReactNode;
}

export function Banner({ children, tone = 'news', action }: Properties) {
  const problem = tone === 'problem';
  return (
    <div className={classNames('banner', problem && 'banner-problem')} role={problem ? 'alert' : 'status'}>
      <div>{children}</div>
      {action}
    </div>
  );
}
