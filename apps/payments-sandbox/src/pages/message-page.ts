import { brand } from '../../../embedded/src/brand.ts';
import { html, type Html } from '../../../embedded/src/html.ts';
import { cardPage, type View } from '../../../embedded/src/layout.ts';

/** A page that says one thing and leads back. */
export function messagePage(view: View, title: string, subtitle: string): Html {
  const content = html`<a class="button primary" href="${view.webOrigin}/">Back to ${brand()}</a>`;
  return cardPage(view, { title, subtitle, content });
}
