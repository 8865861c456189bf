/**
 * If the focused element is gone, the page's heading takes the focus: screen readers say where the user is, and Tab goes on from
 * there instead of from the top.
 */
export function mendLostFocus(): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) {
    return;
  }
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (heading !== null) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}
