import type { PayoutWords } from './words.ts';

export const en: PayoutWords = {
  held: ({ amount }) => ({
    title: `We’re checking your payout of ${amount}`,
    lead: 'We look at some payouts before we send them, such as the first one. It usually takes two days. You don’t need to do anything.',
  }),
  paid: ({ amount }) => ({
    title: `We’ve paid you ${amount}`,
    lead: 'The money is with your bank. Your statement lists each session.',
  }),
  failed: ({ amount }) => ({
    title: `Your bank sent ${amount} back`,
    lead: 'Nothing is lost. Check your bank account, then send the payout again.',
  }),
  cancelled: () => ({
    title: 'We’ve cancelled your payout',
    lead: 'We didn’t send it. The money stays yours, and its sessions go into your next payout.',
  }),
  debt: ({ debt, service }) => ({
    title: `${debt} will come off your next payout`,
    lead: `${service} was refunded after we had paid you for it.`,
  }),
  route_off: ({ amount }) => ({
    title: `We can’t pay out your ${amount} at the moment`,
    lead: 'Payouts to your country are paused. Your money is safe, and we’ll send it once they’re possible again.',
  }),
  button: 'See your payouts',
};
