/** Puts the focus into an entry that was just added: the last of its form. */
export function focusNewEntry(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const entry = [...(form?.querySelectorAll('.entry') ?? [])].at(-1);
    entry?.querySelector('input')?.focus();
  });
}

/** An entry that was taken away takes its focus along; the button that adds another one is near. */
export function focusAddEntry(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[data-add-entry]')?.focus());
}
