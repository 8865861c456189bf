import type { WithdrawalWords } from './words.ts';

export const en: WithdrawalWords = {
  receipt: ({ service, when, received, amount }) => ({
    subject: `Withdrawal received: ${service}, ${when}`,
    heading: 'You withdrew from the contract',
    lead: `We received your withdrawal on ${received}. The session is cancelled, and you get a full refund of ${amount}. Keep this email as your receipt.`,
  }),
  label: 'Your withdrawal',
  declaration: ({ service, name, when }) =>
    `I withdraw from the contract for this session: ${service} with ${name}, ${when}.`,
  seller: 'Trader',
  student: 'Name',
  confirm_to: 'Receipt to',
  received: 'Received',
  button: 'See booking',
};
