/**
 * Whether something is kept that this person typed into forms whose names begin so. Reads names alone, so that a page
 * can ask before it loads its forms.
 */
export function hasDrafts(begin: string, userId: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`am_draft.${begin}`) && key.endsWith(`.${userId}`));
  } catch {
    return false;
  }
}
