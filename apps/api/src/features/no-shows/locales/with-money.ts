/** What happened, and for a paid session what that means for the payment. */
export const withMoney = (is_paid: boolean, lead: string, money: string): string =>
  is_paid ? `${lead} ${money}` : lead;
