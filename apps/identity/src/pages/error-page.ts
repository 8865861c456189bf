import { html } from '../../../embedded/src/html.ts';
import type { Html } from '../../../embedded/src/html.ts';
import { cardPage } from '../../../embedded/src/layout.ts';
import type { View } from './view.ts';

function messagePage(view: View, title: string, subtitle: string): Html {
  const content = html`<a class="button primary" href="${view.webOrigin}/">${view.words.backToProduct}</a>`;
  return cardPage(view, { title, subtitle, content });
}

/** A sign-in that took too long or was finished already. */
export function expiredPage(view: View): Html {
  return messagePage(view, view.words.error.expiredTitle, view.words.error.expired);
}

export function notFoundPage(view: View): Html {
  return messagePage(view, view.words.error.notFoundTitle, view.words.error.notFound);
}

/** Any other refusal, with the reason. */
export function problemPage(view: View, reason: string): Html {
  return messagePage(view, view.words.error.title, reason);
}
