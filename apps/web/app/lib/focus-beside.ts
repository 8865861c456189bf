import type { MouseEvent } from 'react';

/**
 * Call it where a button goes with its press, and perhaps the line of the list that it is in: the focus goes to the line's
 * link, to that of the line beside where it is gone, or to the top of the page.
 */
export function focusBeside({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const line = currentTarget.closest('li');
  const beside = line?.nextElementSibling ?? line?.previousElementSibling;
  // Once the page shows what is left.
  requestAnimationFrame(() => {
    const near = line?.isConnected === true ? line : beside;
    (near?.querySelector<HTMLElement>('a') ?? document.getElementById('main'))?.focus();
  });
}
