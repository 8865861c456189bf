const storageKey = 'am_language_choice';

/** Keeps the chosen language until a signed-in user was asked about their emails. */
export function rememberLanguage(locale: string): void {
  try {
    sessionStorage.setItem(storageKey, locale);
  } catch {
    // Without a storage the user isn't asked; the page still has the language.
  }
}

/** The chosen language about which the user wasn't asked yet; read once. */
export function takeLanguage(): string | null {
  try {
    const chosen = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return chosen;
  } catch {
    return null;
  }
}
