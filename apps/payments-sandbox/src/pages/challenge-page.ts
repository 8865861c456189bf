import { brand } from '../../../embedded/src/brand.ts';
import type { IntentRow } from '../database/rows.ts';
import { html, type Html } from '../../../embedded/src/html.ts';
import { cardPage, type View } from '../../../embedded/src/layout.ts';
import { amountInWords } from '../currencies.ts';

/** The bank's question. */
export function challengePage(view: View, intent: IntentRow): Html {
  const card = intent.challenged_card;
  return cardPage(view, {
    title: 'Confirm your payment',
    subtitle: `${amountInWords(intent.amount, intent.currency)} to ${brand()}`,
    content: html`<p class="notice">
        This is the payments sandbox playing your bank. No money moves, whatever you choose.
      </p>
      ${card && html`<p class="hint">Test card ending in ${card.last4}</p>`}
      <form method="post" class="fields">
        <button class="button primary" name="outcome" value="complete">Complete</button>
        <button class="button line" name="outcome" value="fail">Fail</button>
      </form>`,
  });
}
