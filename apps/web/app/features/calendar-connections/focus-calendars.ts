export const calendarsTitle = 'calendars-title';

/** Moves the focus to the section's heading: what had it goes from the page with the dialog that did it. */
export function focusCalendars(): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => document.getElementById(calendarsTitle)?.focus());
  });
}
