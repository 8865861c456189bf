import { toEither } from '../../mail/locales/index.ts';
import type { MoneyWords, Named } from './words.ts';

const arrives = 'L’argent arrive sur la carte utilisée pour payer, le plus souvent sous 5 à 10 jours ouvrés.';

const released = ({ service, them, when }: Named) => ({
  subject: `Non payée à temps\u00a0: ${service} avec ${them}, ${when}`,
  heading: `Nous avons libéré le créneau avec ${them}`,
  lead: 'Le délai de paiement est passé\u00a0: rien n’est réservé et votre carte n’a pas été débitée. Vous pouvez choisir un autre créneau.',
});

export const fr: MoneyWords = {
  mails: {
    hold_expired: toEither(released),
    paid_later: {
      prospect: ({ service, them, when, opens, pay_by, needs_approval }) => ({
        subject: `À payer plus tard\u00a0: ${service} avec ${them}, ${when}`,
        heading: `Nous vous réservons le créneau avec ${them}`,
        lead: `Vous ne payez rien aujourd’hui. Payez entre ces deux dates\u00a0: ${opens} et ${pay_by}. Nous vous écrirons dès que vous pourrez le faire. Sans paiement dans ce délai, nous libérerons le créneau.${needs_approval ? ` Une fois le paiement fait, ${them} pourra accepter ou refuser.` : ''} Tant que vous n’avez pas payé, vous pouvez annuler sans frais.`,
      }),
      mentor: ({ service, them, when, opens, pay_by, needs_approval }) => ({
        subject: `Nouvelle réservation à payer plus tard\u00a0: ${service} avec ${them}, ${when}`,
        heading: `${them} a réservé un créneau avec vous et paiera plus tard`,
        lead: `La séance a lieu dans plus de 90\u00a0jours\u00a0: ${them} paiera entre ces deux dates, ${opens} et ${pay_by}.${needs_approval ? ' Une fois la séance payée, vous pourrez accepter ou refuser.' : ''} Nous gardons le créneau jusque-là et vous écrirons quand il sera payé ou libéré.`,
      }),
    },
    payment_opens: toEither(({ service, them, when, pay_by, amount }) => ({
      subject: `Vous pouvez payer\u00a0: ${service} avec ${them}, ${when}`,
      heading: `Payez votre séance avec ${them}`,
      lead: `Pour garder le créneau, payez ${amount} avant la date limite\u00a0: ${pay_by}. Ensuite, nous le libérerons.`,
    })),
    payment_due_3d: toEither(({ service, them, when, pay_by, amount }) => ({
      subject: `Paiement en attente\u00a0: ${service} avec ${them}, ${when}`,
      heading: `Votre séance avec ${them} n’est pas encore payée`,
      lead: `Payez ${amount} avant la date limite, ${pay_by}. Sinon, nous libérerons le créneau.`,
    })),
    payment_due_1d: toEither(({ service, them, when, pay_by, amount }) => ({
      subject: `Dernier jour pour payer\u00a0: ${service} avec ${them}, ${when}`,
      heading: `Dernier jour pour payer votre séance avec ${them}`,
      lead: `Sans le paiement de ${amount} avant la date limite, ${pay_by}, nous libérerons le créneau.`,
    })),
    // Also where the mentor was suspended and it could not be paid, which the student doesn't learn.
    unpaid: {
      prospect: ({ service, them, when }) => ({
        subject: `Créneau libéré\u00a0: ${service} avec ${them}, ${when}`,
        heading: `Nous avons libéré le créneau avec ${them}`,
        lead: 'La séance n’a pas été payée dans le délai prévu\u00a0: rien n’est réservé et votre carte n’a pas été débitée. Vous pouvez choisir un autre créneau ou un autre mentor.',
      }),
      mentor: ({ service, them, when }) => ({
        subject: `Créneau libéré\u00a0: ${service} avec ${them}, ${when}`,
        heading: `Votre séance avec ${them} n’a pas été payée`,
        lead: 'Nous avons donc libéré le créneau. Vous n’avez rien à faire.',
      }),
    },
    refunded: {
      prospect: ({ amount, service, them, when }) => ({
        subject: `Remboursement\u00a0: ${amount} pour ${service} avec ${them}, ${when}`,
        heading: `Nous vous avons remboursé ${amount}`,
        lead: arrives,
      }),
      mentor: ({ amount, service, them, when }) => ({
        subject: `Remboursement\u00a0: ${amount} pour ${service} avec ${them}, ${when}`,
        heading: `Remboursement à ${them}\u00a0: ${amount}`,
        lead: 'Le remboursement est déduit de ce que cette séance a rapporté. Vous n’avez rien à faire.',
      }),
    },
    refund_failed: toEither(({ amount, service, them, when }) => ({
      subject: `Remboursement échoué\u00a0: ${amount} pour ${service} avec ${them}, ${when}`,
      heading: `Votre remboursement de ${amount} n’a pas abouti`,
      lead: 'Votre banque l’a refusé, le plus souvent parce que la carte n’est plus valable. L’argent reste à vous. Nous chercherons un autre moyen et vous écrirons. Vous pouvez aussi répondre à cet e-mail.',
    })),
    payment_lost: {
      prospect: ({ service, them, when }) => ({
        subject: `Non confirmée\u00a0: ${service} avec ${them}, ${when}`,
        heading: 'Votre séance n’a pas pu être confirmée',
        lead: `${them} a accepté, mais le blocage sur votre carte avait expiré. Votre carte n’a pas été débitée. Vous pouvez réserver de nouveau ce créneau.`,
      }),
      mentor: ({ service, them, when }) => ({
        subject: `Non confirmée\u00a0: ${service} avec ${them}, ${when}`,
        heading: `La séance avec ${them} n’a pas pu être confirmée`,
        lead: `Vous avez accepté, mais le blocage sur la carte avait expiré. Rien n’a été débité et le créneau est de nouveau libre. Nous avons prévenu ${them}.`,
      }),
    },
    paid_too_late: toEither(({ amount, service, them, when }) => ({
      subject: `Payée trop tard\u00a0: ${service} avec ${them}, ${when}`,
      heading: 'Votre paiement est arrivé trop tard',
      lead: `Le créneau avait déjà été libéré et n’est plus disponible. Nous vous remboursons ${amount}. ${arrives}`,
    })),
  },
  price: 'Prix',
  paid: 'Payé',
  reserved: 'Bloqué sur la carte',
  refund: 'Remboursement',
  seller: 'Vendu par',
  refund_why: 'Motif',
  reasons: {
    cancelled_in_time: 'annulation dans les délais',
    cancelled_late: 'annulation tardive, donc en partie',
    mentor_cancelled: 'annulation par le mentor',
    platform_cancelled: 'annulation par Abroad Mentors',
    mentor_absent: 'absence du mentor',
    technical_fault: 'problème technique',
    paid_too_late: 'paiement après la libération du créneau',
    made_at_provider: 'remboursement par Abroad Mentors',
    by_staff: 'décidé par Abroad Mentors',
  },
  reserved_note: {
    prospect: (them) => `Votre carte n’est débitée que si ${them} accepte. Sinon, vous ne payez rien.`,
    mentor: () => 'La carte est débitée quand vous acceptez.',
  },
  released: 'Votre carte n’a pas été débitée. Votre banque peut afficher le montant bloqué quelques jours encore.',
  arrives,
};
