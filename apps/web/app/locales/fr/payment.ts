export default {
  'payment.title': 'Payer votre séance',
  'payment.back': 'Retour à la réservation',
  'payment.to_pay': 'À payer',
  'payment.to_reserve': 'À bloquer',
  'payment.charged_now': 'Votre carte est débitée maintenant et votre séance est confirmée.',
  'payment.charged_later':
    'Nous bloquons ce montant maintenant. Votre carte n’est débitée que si {name} accepte. Sinon, vous ne payez rien.',
  'payment.held_until': 'Ce créneau vous est gardé jusqu’à {time}.',
  'payment.left': 'encore {time}',
  'payment.minutes_left':
    '{minutes, plural, one {Il reste moins de # minute pour payer.} other {Il reste moins de # minutes pour payer.}}',
  'payment.card': 'Votre carte',
  'payment.loading': 'Chargement du formulaire de carte',
  'payment.sandbox_title': 'Mode test : aucun paiement réel',
  'payment.sandbox_text': 'Rien n’est débité ici. Utilisez une de ces cartes de test, jamais une vraie.',
  'payment.test_pays': 'Réussit',
  'payment.test_declined': 'Refusée',
  'payment.test_funds': 'Solde insuffisant',
  'payment.test_challenge': 'Demande une confirmation',
  'payment.number': 'Numéro de carte',
  'payment.number_missing': 'Saisissez le numéro de carte',
  'payment.number_wrong': 'Vérifiez le numéro de carte',
  'payment.expiry': 'Date d’expiration',
  'payment.expiry_hint': 'Mois / année',
  'payment.expiry_wrong': 'Saisissez le mois et l’année, comme 04 / 29',
  'payment.expiry_passed': 'Cette carte a expiré',
  'payment.cvc': 'Code de sécurité',
  'payment.cvc_hint': '3 chiffres au dos',
  'payment.cvc_hint_amex': '4 chiffres au recto',
  'payment.cvc_wrong': 'Vérifiez le code de sécurité',
  'payment.pay': 'Payer {amount}',
  'payment.reserve': 'Envoyer la demande à {name}, {amount}',
  'payment.paying': 'Paiement…',
  'payment.unknown':
    'La connexion a été coupée pendant le paiement. Nous vérifions s’il est passé. Vous pouvez payer de nouveau sans risque : votre carte ne sera débitée qu’une seule fois.',
  'payment.ended_title': 'Ce créneau n’est plus gardé',
  'payment.ended_text':
    'Le délai de paiement est passé : rien n’est réservé. Si un paiement arrive encore, il sera remboursé.',
  'payment.other_time': 'Choisir un autre créneau',
  'payment.stripe_note': 'Stripe gère les données de votre carte. Nous ne les voyons jamais.',
  'payment.form_failed':
    'Le formulaire de carte ne s’est pas chargé. Vérifiez votre connexion et si votre navigateur bloque Stripe.',
  'payment.needs_script':
    'Le paiement nécessite JavaScript. Activez-le dans votre navigateur, puis rechargez cette page.',
  'payment.paused_hold':
    'Nous ne gardons pas ce créneau aussi longtemps. Réservez-le à nouveau à ce moment-là, s’il est encore libre.',
  'payment.paused':
    'Plusieurs cartes ont été refusées : vous ne pouvez pas payer avant {until}. Aucun montant n’a été débité.',
};
