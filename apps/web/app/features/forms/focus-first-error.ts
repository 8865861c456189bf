/**
 * Moves the focus to the first field that is marked invalid, once the errors are on the page; to the first message of
 * a list if none of its fields is invalid.
 * @param id of the element around the form.
 */
export function focusFirstError(id: string): void {
  requestAnimationFrame(() => {
    const container = document.getElementById(id);
    const field = container?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = field ?? container?.querySelector<HTMLElement>('[data-list-error]');
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  });
}
