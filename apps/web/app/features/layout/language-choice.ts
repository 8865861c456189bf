const name = 'am_language_choice';

/** Keeps which language was chosen at the foot of the page, until somebody signed in has been asked about their emails. */
export function rememberLanguage(locale: string): void {
  try {
    sessionStorage.setItem(name, locale);
  } catch {
    // Without a storage nobody is asked; the page speaks the language all the same.
  }
}

/** The language that was chosen and nobody has been asked about yet; asked for once. */
export function takeLanguage(): string | null {
  try {
    const chosen = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return chosen;
  } catch {
    return null;
  }
}
