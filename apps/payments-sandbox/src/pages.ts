import { brand } from '../../embedded/src/brand.ts';
import { html, type Html } from '../../embedded/src/html.ts';
import { cardPage, type View } from '../../embedded/src/layout.ts';
import type { IntentRow, AccountRow, BankRow, LinkRow } from './database/rows.ts';
import { amountInWords } from './present.ts';
import { currenciesOf } from './account-of.ts';
import { TEST_BANKS } from './test-banks.ts';
import { TEST_CARDS } from './test-cards.ts';

/** A page that says one thing and leads back. */
export function messagePage(view: View, title: string, subtitle: string): Html {
  const content = html`<a class="button primary" href="${view.webOrigin}/">Back to ${brand()}</a>`;
  return cardPage(view, { title, subtitle, content });
}

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

const spaced = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** Renders the page at the sandbox's address. */
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

const OUTCOMES = [
  ['complete', 'Complete: payouts can begin'],
  ['restricted', 'Restricted: a document is missing'],
  ['rejected', 'Rejected: never paid through this provider'],
] as const;

interface Shown {
  account: AccountRow;
  bank: BankRow | undefined;
  link: LinkRow;
  /** The number of the bank account was none that is taken. */
  isWrong: boolean;
}

const choice = (name: string, value: string, words: Html | string, isChosen: boolean) =>
  html`<label class="choice">
    <input type="radio" name="${name}" value="${value}" ${isChosen && html`checked`} /> <span>${words}</span>
  </label>`;

function bankChoices(bank: BankRow | undefined): Html[] {
  const known = bank && [choice('bank', '', `Keep the account ending in ${bank.last4}`, bank.status !== 'errored')];
  const others = TEST_BANKS.map(({ number, words }, index) =>
    choice(
      'bank',
      number,
      html`<code>${number}</code><br /><span class="hint">${words}</span>`,
      index === 0 && (bank === undefined || bank.status === 'errored'),
    ),
  );
  return [...(known ?? []), ...others];
}

/** In which currency the new bank account is, where a bank of the country keeps several. */
function currencyChoices(country: string): Html | null {
  const currencies = currenciesOf(country);
  const choices = currencies.map((currency, index) =>
    choice('currency', currency, currency.toUpperCase(), index === 0),
  );
  return currencies.length === 1
    ? null
    : html`<fieldset class="choices">
        <legend>Currency of a new bank account</legend>
        ${choices}
      </fieldset>`;
}

/** The provider's page for a person who is paid: who they are, and their bank account. */
export function onboardingPage(view: View, { account, bank, link, isWrong }: Shown): Html {
  const outcomes = OUTCOMES.map(([value, words]) => choice('outcome', value, words, value === 'complete'));
  return cardPage(view, {
    title: link.kind === 'login' ? 'Your payout account' : 'Set up payouts',
    subtitle: `${account.display_name ?? account.email} · ${account.country}, for ${brand()}`,
    content: html`<p class="notice">
        This is the payments sandbox playing the provider that pays mentors. Nothing is checked and no money moves:
        choose what it should answer.
      </p>
      ${isWrong && html`<p class="error" role="alert">Choose one of the test bank accounts.</p>`}
      <form method="post" class="fields">
        <fieldset class="choices">
          <legend>Bank account</legend>
          ${bankChoices(bank)}
        </fieldset>
        ${currencyChoices(account.country)}
        <fieldset class="choices">
          <legend>What the provider decides</legend>
          ${outcomes}
        </fieldset>
        <button class="button primary" name="action" value="submit">Submit</button>
        <button class="button line" name="action" value="leave">Leave for now</button>
      </form>`,
  });
}
