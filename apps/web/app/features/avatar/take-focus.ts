/** As the `ref` of where a new step begins: the step before took the focus away with it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
