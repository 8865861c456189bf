import { cookieNames, type Theme } from '../../lib/preferences.ts';
import { writeCookie } from '../../lib/cookies.ts';

/** Changes the colours at once and keeps the choice for the server's next first paint. */
export function chooseTheme(theme: Theme): void {
  writeCookie(cookieNames.theme, theme);
  document.documentElement.dataset['theme'] = theme;
}
