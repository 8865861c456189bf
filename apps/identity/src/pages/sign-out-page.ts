import { Html, html } from '../../../embedded/src/html.ts';
import { cardPage } from '../../../embedded/src/layout.ts';
import type { View } from './view.ts';

/**
 * Asks whether to sign out, or, with a nonce, signs out by itself.
 * @param form the library's form, already escaped
 */
export function signOutPage(view: View, form: string, nonce: string | null): Html {
  const { words } = view;
  const controls = html`<input type="hidden" name="logout" value="yes" />
    <button class="button primary">${words.signOut.submit}</button>`;
  const content = html`<div class="fields">
      ${new Html(form.replace('</form>', () => `${controls.toString()}</form>`))}
    </div>
    ${
      nonce &&
      html`<script nonce="${nonce}">
        document.forms[0].submit();
      </script>`
    }`;
  return cardPage(view, {
    title: words.signOut.title,
    subtitle: nonce === null ? words.signOut.question : words.signOut.leaving,
    content,
  });
}
