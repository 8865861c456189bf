import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

interface Looks {
  kind?: 'primary' | 'sun' | 'soft' | 'line' | 'quiet' | 'danger';
  size?: 'small' | 'large';
  block?: boolean;
  icon?: IconName;
}

type ButtonProperties = ComponentProps<'button'> &
  Looks & {
    /** The words while work is under way. The button keeps its focus and takes no second press. */
    loading?: string | false | null | undefined;
  };

export function Button({ kind, size, block, icon, loading, children, className, ...rest }: ButtonProperties) {
  const busy = typeof loading === 'string';
  return (
    <button
      type="button"
      {...rest}
      className={looks({ kind, size, block }, className)}
      {...(busy ? { 'aria-disabled': true, onClick: (event) => event.preventDefault() } : {})}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {busy ? loading : children}
    </button>
  );
}

type ButtonLinkProperties = ComponentProps<typeof Link> & Looks;

/** A link that looks like a button: a link opens a page, a button performs an action. */
export function ButtonLink({ kind, size, block, icon, children, className, ...rest }: ButtonLinkProperties) {
  return (
    <Link {...rest} className={looks({ kind, size, block }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

type IconButtonProperties = ComponentProps<'button'> & { icon: IconName; label: string };

/** A square of 44 px with an icon alone. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProperties): ReactNode {
  return (
    <button type="button" aria-label={label} {...rest} className={classNames('icon-button', className)}>
      <Icon name={icon} />
    </button>
  );
}

interface Chosen {
  kind: Looks['kind'] | undefined;
  size: Looks['size'] | undefined;
  block: boolean | undefined;
}

function looks({ kind = 'primary', size, block }: Chosen, className: string | undefined): string {
  return classNames('button', `button-${kind}`, size && `button-${size}`, block && 'button-block', className);
}
