/** How a card behaves, beyond whether it is accepted. */
export type Behaviour = 'plain' | 'challenge' | 'disputed' | 'refund_fails' | 'refund_pends';

interface TestCard {
  number: string;
  behaviour: Behaviour;
  /** Why the bank refuses it; null for a card that is accepted. */
  decline: { code: string; decline_code: string; message: string } | null;
  words: string;
}

const declined = (code: string, decline_code: string, message: string) => ({ code, decline_code, message });

/** The cards that are taken, with the numbers that Stripe documents for its tests: https://docs.stripe.com/testing */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'plain', decline: null, words: 'Succeeds' },
  { number: '5555555555554444', behaviour: 'plain', decline: null, words: 'Succeeds (Mastercard)' },
  { number: '4000002500003155', behaviour: 'challenge', decline: null, words: 'Needs confirmation, then succeeds' },
  {
    number: '4000000000000002',
    behaviour: 'plain',
    decline: declined('card_declined', 'generic_decline', 'Your card was declined.'),
    words: 'Declined',
  },
  {
    number: '4000000000009995',
    behaviour: 'plain',
    decline: declined('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
    words: 'Not enough funds',
  },
  {
    number: '4000000000000069',
    behaviour: 'plain',
    decline: declined('expired_card', 'expired_card', 'Your card has expired.'),
    words: 'Expired',
  },
  { number: '4000000000000259', behaviour: 'disputed', decline: null, words: 'Succeeds, disputed later' },
  { number: '4000000000005126', behaviour: 'refund_fails', decline: null, words: 'Succeeds, then a refund fails' },
  {
    number: '4000000000007726',
    behaviour: 'refund_pends',
    decline: null,
    words: 'Succeeds, then a refund takes a while',
  },
];

/** The test card with a number without spaces, or undefined. Real cards are not accepted. */
export const testCardOf = (number: string): TestCard | undefined => TEST_CARDS.find((card) => card.number === number);
