import type { Upstream } from '../accounts/account.ts';
import { UPSTREAM_NAMES } from '../accounts/upstream-accounts.ts';
import { interactionPaths } from '../interaction/paths.ts';
import { errorMessage } from './field.ts';
import { html } from '../../../embedded/src/html.ts';
import type { Html } from '../../../embedded/src/html.ts';
import { cardPage } from '../../../embedded/src/layout.ts';
import { filled } from '../locales/index.ts';
import type { View } from './view.ts';

type Problem = { uid: string; upstream: Upstream; problem: string };

/** Says why an outside provider did not sign a user in, with links to go on. */
export function upstreamProblemPage(view: View, { uid, upstream, problem }: Problem): Html {
  const { words } = view;
  const paths = interactionPaths(uid);
  const named = { provider: UPSTREAM_NAMES[upstream] };
  const content = html`
    ${errorMessage(problem, 'problem')}
    <div class="fields">
      <a class="button primary" href="${paths.upstream(upstream)}">${filled(words.federation.again, named)}</a>
      <a class="button line" href="${paths.signIn}">${words.upstream.emailPassword}</a>
    </div>
    <p class="switch"><a href="${paths.cancel}">${words.cancel}</a></p>
  `;
  return cardPage(view, { title: filled(words.federation.title, named), content });
}
