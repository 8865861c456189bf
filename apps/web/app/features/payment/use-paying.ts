import { useRef, useState } from 'react';
import { useReturn } from '../../lib/use-return.ts';
import type { PayOutcome } from './pay-port.ts';

/** After these the page is left, and its button rests until then. */
const leaving = new Set<PayOutcome['kind']>(['sent', 'challenge']);

/** Sends a card once, however often the button is pressed, and returns the outcome. */
export function usePaying(send: () => Promise<PayOutcome>, onOutcome: (outcome: PayOutcome) => void) {
  const underWay = useRef(false);
  const [isPaying, setPaying] = useState(false);
  const rest = () => {
    underWay.current = false;
    setPaying(false);
  };

  useReturn(rest);

  const pay = async () => {
    // State is updated shortly after the press; a second press in that time is ignored.
    if (underWay.current) {
      return;
    }
    underWay.current = true;
    setPaying(true);
    const outcome = await send();
    if (!leaving.has(outcome.kind)) {
      rest();
    }
    onOutcome(outcome);
  };
  return { pay, isPaying };
}
