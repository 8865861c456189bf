/** What the words of an email may name. */
export interface NamedPayout {
  /** With its currency. */
  amount: string;
  /** What stays to be taken from later payouts. */
  debt: string;
  /** The session that was refunded. */
  service: string;
}

type Say = (named: NamedPayout) => { title: string; lead: string };

/** The words of emails about payouts. */
export interface PayoutWords {
  held: Say;
  paid: Say;
  failed: Say;
  /** By staff; it names no amount, because nothing of it is sent. */
  cancelled: Say;
  debt: Say;
  route_off: Say;
  button: string;
}
