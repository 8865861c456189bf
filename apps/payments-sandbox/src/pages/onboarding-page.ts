import { currenciesOf } from '../accounts/currency-of.ts';
import { TEST_BANKS } from '../accounts/test-banks.ts';
import type { AccountRow, BankRow, LinkRow } from '../database/connect-rows.ts';
import { brand } from '../../../embedded/src/brand.ts';
import { html, type Html } from '../../../embedded/src/html.ts';
import { cardPage, type View } from '../../../embedded/src/layout.ts';

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
