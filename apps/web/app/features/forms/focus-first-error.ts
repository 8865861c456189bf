/**
 * Moves the focus to the first field that is marked invalid, once the errors are on the page; to the first alert where
 * an error belongs to no field.
 */
export function focusFirstError(container: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = container?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = field ?? container?.querySelector<HTMLElement>('[data-list-error]');
    target?.focus();
    target?.scrollIntoView({ block: 'center' });
  });
}
