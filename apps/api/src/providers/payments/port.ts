/** Who takes payments. */
export interface PaymentProvider {
  readonly name: string;
  /** False: paid services are shown and can't be booked. */
  readonly takes_payments: boolean;
}
