import { toEither, type DealMailWords, type DealWords } from '../mail-words.ts';

const arrives = 'La somme revient sur la carte qui a servi à payer, en général sous 5 à 10 jours ouvrés.';

export const dealMails: DealMailWords = {
  refunded: {
    prospect: ({ amount, service, them, when }) => ({
      subject: `Remboursement\u00a0: ${amount} pour ${service} avec ${them}, ${when}`,
      heading: `Nous vous avons remboursé ${amount}`,
      lead: arrives,
    }),
    mentor: ({ amount, service, them, when }) => ({
      subject: `Remboursement à ${them}\u00a0: ${amount} pour ${service}, ${when}`,
      heading: `${amount} ont été remboursés à ${them}`,
      lead: 'La somme est déduite de ce que cette séance a rapporté. Vous n’avez rien à faire.',
    }),
  },
  refund_failed: toEither(({ amount, service, them, when }) => ({
    subject: `Votre remboursement n’est pas arrivé (${amount})\u00a0: ${service} avec ${them}, ${when}`,
    heading: `Votre remboursement nous est revenu\u00a0: ${amount}`,
    lead: 'Votre banque ne l’a pas accepté, le plus souvent parce que la carte est clôturée. L’argent vous appartient toujours\u00a0: nous cherchons un autre moyen et vous écrirons. Vous pouvez aussi répondre à cet e-mail.',
  })),
  payment_lost: {
    prospect: ({ service, them, when }) => ({
      subject: `Pas de confirmation\u00a0: ${service} avec ${them}, ${when}`,
      heading: 'Votre séance n’a pas pu être confirmée',
      lead: `${them} a accepté, mais votre carte ne garantissait plus le prix. Rien n’a été prélevé, et le créneau est de nouveau libre\u00a0: vous pouvez le réserver encore une fois.`,
    }),
    mentor: ({ service, them, when }) => ({
      subject: `Pas de confirmation\u00a0: ${service} avec ${them}, ${when}`,
      heading: `La séance avec ${them} n’a pas pu être confirmée`,
      lead: `Vous avez accepté, mais la carte enregistrée par ${them} ne garantissait plus le prix. Rien n’a été payé, et le créneau est de nouveau libre. ${them} le sait et peut réserver à nouveau.`,
    }),
  },
  paid_too_late: toEither(({ amount, service, them, when }) => ({
    subject: `Paiement trop tardif\u00a0: ${service} avec ${them}, ${when}`,
    heading: 'Votre paiement est arrivé trop tard',
    lead: `Nous ne vous gardions plus le créneau, et il n’est plus libre. Nous vous remboursons la totalité, soit ${amount}. ${arrives}`,
  })),
  proposed: toEither(({ service, them, when }) => ({
    subject: `${them} propose un autre horaire\u00a0: ${service}, ${when}`,
    heading: `${them} propose un autre horaire`,
    lead: 'La séance ne bouge pas tant que vous n’avez pas choisi. En attendant, les horaires proposés ne sont pas gardés.',
  })),
  proposal_declined: toEither(({ service, them, when }) => ({
    subject: `${them} ne peut pas changer d’horaire\u00a0: ${service}, ${when}`,
    heading: `Les horaires que vous proposiez ne conviennent pas à ${them}`,
    lead: 'La séance reste où elle est, et rien ne change dans votre agenda.',
  })),
  placed: toEither(({ service, them, when }) => ({
    subject: `Lieu de rendez-vous\u00a0: ${service} avec ${them}, ${when}`,
    heading: `${them} a indiqué où vous vous retrouvez`,
    lead: 'Le fichier d’agenda joint à cet e-mail met votre agenda à jour.',
  })),
  no_show_mentor: toEither(({ is_paid, service, them, when }) => ({
    subject: `Absence signalée\u00a0: ${service} avec ${them}, ${when}`,
    heading: `${them} signale votre absence`,
    lead: `${is_paid ? 'Ce qui a été payé est remboursé en totalité. ' : ''}Si c’est une erreur, répondez à cet e-mail et dites-nous ce qui s’est passé.`,
  })),
  no_show_prospect: toEither(({ is_paid, service, them, when }) => ({
    subject: `Absence signalée\u00a0: ${service} avec ${them}, ${when}`,
    heading: `${them} signale votre absence`,
    lead: `${is_paid ? 'Ce que vous avez payé n’est pas remboursé. ' : ''}Si c’est une erreur, répondez à cet e-mail et dites-nous ce qui s’est passé.`,
  })),
};

export const deal: DealWords = {
  price: 'Prix',
  paid: 'Payé',
  reserved: 'Réservé sur la carte',
  refund: 'Remboursement',
  refund_why: 'Motif',
  reasons: {
    cancelled_in_time: 'annulation dans les délais',
    cancelled_late: 'annulation tardive, donc en partie',
    mentor_cancelled: 'annulation par le mentor',
    platform_cancelled: 'annulation par Abroad Mentors',
    mentor_absent: 'le mentor n’est pas venu',
    paid_too_late: 'paiement arrivé trop tard',
    made_at_provider: 'remboursement par Abroad Mentors',
  },
  reserved_note: {
    prospect: (them) =>
      `Rien n’est prélevé pour l’instant\u00a0: le prix le sera si ${them} accepte, sinon la réservation est levée.`,
    mentor: () => 'Le prix est prélevé lorsque vous acceptez.',
  },
  released: 'Rien n’a été prélevé. Votre banque peut encore afficher la somme réservée pendant quelques jours.',
  arrives,
  times: 'Horaires proposés',
  choose: 'Choisir un horaire',
};
