import { classNames } from './class-names.ts';

interface Properties {
  shape?: 'line' | 'title' | 'short' | 'long' | 'portrait' | 'block';
}

/** The placeholder of loading content. The region around it is `aria-busy`. */
export function Skeleton({ shape = 'line' }: Properties) {
  return <span className={classNames('skeleton', shape !== 'line' && `skeleton-${shape}`)} aria-hidden="true" />;
}
