import { NINE, NOW } from './booking-scene.ts';
import { make, type Made, type MadeMentor } from './make.ts';
import { paymentScene } from './payment-scene.ts';

/** The end of the session. */
const END = Date.parse('2055-01-11T08:30:00Z');
/** The default time of the report: a quarter of an hour after its start. */
export const REPORTED = '2055-01-11T08:15:00Z';

interface HowPaid {
  /** The card with which it was paid at the provider; left out: the provider knows nothing of it. */
  card?: string;
  price_minor?: number;
  currency?: string;
}

/** Like `paymentScene`, with a fee of 10 %, a paid session of 50.00 €, and its reports. */
export function noShowScene() {
  const scene = paymentScene({ PLATFORM_FEE_PCT: '10' });
  /** Sets the clock to a number of milliseconds after an instant. */
  const after = (instant: string | number, ms: number) =>
    scene.clock.set(new Date((typeof instant === 'string' ? Date.parse(instant) : instant) + ms).toISOString());

  async function paid(with_mentor?: MadeMentor, { card, ...price }: HowPaid = {}) {
    const mentor = with_mentor ?? (await scene.paidMentor({ ...price, policy: { window_days: 365 } }));
    const prospect = await scene.prospect();
    const session = { mentor, prospect, start: NINE, booked_at: NOW };
    const { id } = await (card === undefined
      ? make(scene.api).session(session)
      : scene.paidSession({ ...session, card }));
    const params = { id };
    return {
      id,
      mentor,
      prospect,
      report: (who: Made, reason?: string) => who.client.reportNoShow({ params, body: { reason } }),
      agree: (who: Made, text?: string) => who.client.answerNoShow({ params, body: { position: 'agree', text } }),
      contest: (who: Made, text?: string) => who.client.answerNoShow({ params, body: { position: 'contest', text } }),
      see: (who: Made) => who.client.getNoShow({ params }),
      booking: (who: Made) => who.client.getBooking({ params }),
      money: () => scene.money({ id }),
    };
  }

  return { scene, after, paid, END };
}
