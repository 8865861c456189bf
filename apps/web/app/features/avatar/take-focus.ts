/** For the `ref` of a new step's first element: the focus disappeared with the step before. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
