import { brand } from '../../../embedded/src/brand.ts';
import { TEST_BANKS } from '../accounts/test-banks.ts';
import { TEST_CARDS } from '../cards/test-cards.ts';
import { html, type Html } from '../../../embedded/src/html.ts';
import { cardPage, type View } from '../../../embedded/src/layout.ts';

const spaced = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** What stands at the sandbox's address. */
export function aboutPage(view: View): Html {
  const cards = TEST_CARDS.map(
    ({ number, words }) => html`<li><code>${spaced(number)}</code><br /><span class="hint">${words}</span></li>`,
  );
  const banks = TEST_BANKS.map(
    ({ number, words }) => html`<li><code>${number}</code><br /><span class="hint">${words}</span></li>`,
  );
  return cardPage(view, {
    title: 'Payments sandbox',
    subtitle: 'This development server uses it instead of a payment provider. No money moves here.',
    content: html`<p class="hint">Use one of these cards with any future date and any 3 digits.</p>
      <ul class="accounts">
        ${cards}
      </ul>
      <p class="hint">Mentors are paid to one of these bank accounts.</p>
      <ul class="accounts">
        ${banks}
      </ul>
      <a class="button primary" href="${view.webOrigin}/">Back to ${brand()}</a>`,
  });
}
