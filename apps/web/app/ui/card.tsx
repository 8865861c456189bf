import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A raised sheet. Without `flush` it pads its content. */
export function Card({ flush = false, className, ...rest }: ComponentProps<'div'> & { flush?: boolean }) {
  return <div {...rest} className={classNames('card', !flush && 'card-body', className)} />;
}
