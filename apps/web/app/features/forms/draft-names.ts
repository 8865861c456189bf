/**
 * Whether drafts of this person are kept for forms whose names begin so. It only reads names, so that a page
 * can ask before it loads its forms.
 */
export function hasDrafts(begin: string, userId: string): boolean {
  return draftKeys(begin, userId).length > 0;
}

/** Deletes the drafts of this person for forms whose names begin so. */
export function forgetDrafts(begin: string, userId: string): void {
  draftKeys(begin, userId).forEach((key) => localStorage.removeItem(key));
}

function draftKeys(begin: string, userId: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`am_draft.${begin}`) && key.endsWith(`.${userId}`));
  } catch {
    // A browser that forbids its storage keeps nothing there.
    return [];
  }
}
