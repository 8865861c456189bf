import { html } from '../../../embedded/src/html.ts';
import type { Html } from '../../../embedded/src/html.ts';
import { cardPage } from '../../../embedded/src/layout.ts';
import type { View } from '../../../embedded/src/layout.ts';
import { words } from './words.ts';

function messagePage(view: View, title: string, subtitle: string): Html {
  const content = html`<a class="button primary" href="${view.webOrigin}/">${words.backToProduct}</a>`;
  return cardPage(view, { title, subtitle, content });
}

/** A sign-in that took too long or was finished already. */
export function expiredPage(view: View): Html {
  return messagePage(view, words.error.expiredTitle, words.error.expired);
}

export function notFoundPage(view: View): Html {
  return messagePage(view, words.error.notFoundTitle, words.error.notFound);
}

/** Any other refusal, with the reason. */
export function problemPage(view: View, reason: string): Html {
  return messagePage(view, words.error.title, reason);
}
