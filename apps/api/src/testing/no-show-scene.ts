import { NINE } from './booking-scene.ts';
import type { Made, MadeMentor } from './make.ts';
import { paymentScene } from './payment-scene.ts';

/** The end of the session. */
const END = Date.parse('2055-01-11T08:30:00Z');
/** When it is reported unless said otherwise: a quarter of an hour after its start. */
export const REPORTED = '2055-01-11T08:15:00Z';

interface HowPaid {
  card?: string;
  price_minor?: number;
  currency?: string;
}

/** As `paymentScene`, with a fee of 10 %, a session of 50.00 € that was paid, and what is said of it. */
export function noShowScene() {
  const scene = paymentScene({ PLATFORM_FEE_PCT: '10' });
  /** Sets the clock to so many milliseconds after an instant. */
  const after = (instant: string | number, ms: number) =>
    scene.clock.set(new Date((typeof instant === 'string' ? Date.parse(instant) : instant) + ms).toISOString());

  /** @param how.card what it is paid with, where that matters; `price_minor` and `currency` as `paidMentor` has them. */
  async function paid(with_mentor?: MadeMentor, { card, ...price }: HowPaid = {}) {
    const mentor = with_mentor ?? (await scene.paidMentor({ ...price, policy: { window_days: 365 } }));
    const prospect = await scene.prospect();
    const booking = await scene.bookAndPay(prospect, mentor, card === undefined ? {} : { card });
    const params = { id: booking.id };
    return {
      id: booking.id,
      mentor,
      prospect,
      report: (who: Made, reason?: string) => who.client.reportNoShow({ params, body: { reason } }),
      agree: (who: Made, text?: string) => who.client.answerNoShow({ params, body: { position: 'agree', text } }),
      contest: (who: Made, text?: string) => who.client.answerNoShow({ params, body: { position: 'contest', text } }),
      see: (who: Made) => who.client.getNoShow({ params }),
      booking: (who: Made) => who.client.getBooking({ params }),
      money: () => scene.money(booking),
    };
  }
  return { scene, after, paid, END, NINE };
}
