import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

interface Properties {
  children: ReactNode;
  tone?: 'sky' | 'pine' | 'danger';
  icon?: IconName;
}

/** A word or two that mark an item. */
export function Tag({ children, tone, icon }: Properties) {
  return (
    <span className={classNames('tag', tone && `tag-${tone}`)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
