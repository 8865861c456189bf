/** Puts the focus into an entry that was just added: the last of its form. */
export function focusNewEntry(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const entry = [...(form?.querySelectorAll('.entry') ?? [])].at(-1);
    entry?.querySelector('input')?.focus();
  });
}

/** Moves the focus to the button that adds an entry, because a removed entry loses it. */
export function focusAddEntry(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[data-add-entry]')?.focus());
}
