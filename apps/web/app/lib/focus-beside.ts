import type { MouseEvent } from 'react';

/**
 * Call it if a button disappears when pressed, perhaps with its line of a list: the focus moves to the line's
 * link, to that of the next line if it is gone, or to the top of the page.
 */
export function focusBeside({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const line = currentTarget.closest('li');
  const beside = line?.nextElementSibling ?? line?.previousElementSibling;
  // After the page has rendered the rest.
  requestAnimationFrame(() => {
    const near = line?.isConnected === true ? line : beside;
    (near?.querySelector<HTMLElement>('a') ?? document.getElementById('main'))?.focus();
  });
}
