export const calendarsTitle = 'calendars-title';

/** Moves the focus to the section's heading: the focused button disappears together with its dialog. */
export function focusCalendars(): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => document.getElementById(calendarsTitle)?.focus());
  });
}
