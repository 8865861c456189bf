import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { oneLine } from '../../core/one-line.ts';
import { wordsIn } from '../../core/words-in.ts';
import { plainMail, type MailContent } from '../mail/mail-content.ts';
import { amountIn, isolated } from '../mail/write-values.ts';
import { findReader } from '../mail/find-reader.ts';
import { sendNotification } from '../mail/outbox.ts';
import type { MailSettings, Notification } from '../mail/compose.ts';

type About = 'held' | 'paid' | 'failed' | 'cancelled' | 'debt' | 'route_off';

interface PayoutNews {
  language: string;
  currency: string;
  amount_minor: number;
  /** The payout whose statement it links to; null where it isn't about a payout. */
  payout_id: string | null;
  /** The service of the refunded session; null where it isn't about a session. */
  service: string | null;
}

function contentOf(about: About, news: PayoutNews, { public_url }: MailSettings): MailContent {
  const { language, currency, service, payout_id } = news;
  const t = wordsIn(language);
  const amount = amountIn(news.amount_minor, currency, language);
  const title = t(`payouts.${about}.title`, { amount });
  return plainMail(language, {
    heading: title,
    lead: t(`payouts.${about}.lead`, { service: isolated(oneLine(service ?? ''), t.direction) }),
    button: {
      label: t('payouts.button'),
      href: `${public_url}/earnings${payout_id === null ? '' : `/payouts/${payout_id}`}`,
    },
  });
}

const notificationOf = (about: About): Notification<PayoutNews> => ({
  kind: `payout_${about}`,
  preference: null,
  content: (news, settings) => contentOf(about, news, settings),
});

/** Emails about money, which can't be turned off. */
export const payoutNotifications = {
  held: notificationOf('held'),
  paid: notificationOf('paid'),
  failed: notificationOf('failed'),
  cancelled: notificationOf('cancelled'),
  debt: notificationOf('debt'),
  route_off: notificationOf('route_off'),
} as const satisfies Record<About, Notification<PayoutNews>>;

type TellContext = Pick<Context, 'db' | 'clock' | 'config' | 'mail'>;
type Told = Omit<PayoutNews, 'language'> & { user_id: string };

async function tell(context: TellContext, about: About, told: Told | undefined, deduplication: string): Promise<void> {
  const to = told && (await findReader(context.db, told.user_id));
  if (told && to) {
    const { user_id: _id, ...news } = told;
    const facts = { ...news, language: to.language };
    await sendNotification(context, payoutNotifications[about], { to, facts, deduplication });
  }
}

/** Emails the mentor once that their payout is held, is paid, came back or was cancelled by staff. */
export async function notifyOfPayout(
  context: TellContext,
  { payout_event_id, about }: { payout_event_id: string; about: 'held' | 'paid' | 'failed' | 'cancelled' },
): Promise<void> {
  const { rows } = await sql<Told & { fee_minor: number }>`
    select user_id, currency, amount_minor - fee_minor as amount_minor, null as service, payout.id as payout_id
    from payout_event join payout on payout.id = payout_id where payout_event.id = ${payout_event_id}`.execute(
    context.db,
  );
  await tell(context, about, rows[0], `payout_${about}:${payout_event_id}`);
}

/** Emails the mentor about the deduction from the next payout, once for each refund. */
export async function notifyOfDebt(context: TellContext, reversal_id: string): Promise<void> {
  const { rows } = await sql<Told>`
    select payout.user_id, payout.currency, reversal.amount_minor - reversal.reversed_minor as amount_minor, booking.title as service,
      payout.id as payout_id
    from payout_reversal reversal join payout on payout.id = payout_id join booking on booking.id = reversal.booking_id
    where reversal.id = ${reversal_id} and reversal.status = 'ended'`.execute(context.db);
  await tell(context, 'debt', rows[0], `payout_debt:${reversal_id}`);
}

/** Emails the mentor that payouts to their country are paused, once a month. */
export async function notifyOfRouteOff(
  context: TellContext,
  { user_id, currency, month }: { user_id: string; currency: string; month: string },
): Promise<void> {
  const { rows } = await sql<Told>`
    select owner_user_id as user_id, currency, -sum(amount_minor)::bigint as amount_minor, null as service, null as payout_id
    from ledger_entry
    where owner_user_id = ${user_id} and currency = ${currency} and account = 'mentor_payable'
    group by owner_user_id, currency having sum(amount_minor) < 0`.execute(context.db);
  await tell(context, 'route_off', rows[0], `payout_route_off:${user_id}:${currency}:${month}`);
}
